/** Texts of promotions that are applied for: their conditions, the form, what became of it. */
export const en = {
  cond_apply:
    'Apply with a comment of up to {comment} characters, up to {pictures} pictures, or both. A person of our team looks at it.',
  cond_cap: 'What you are given is decided for each application, up to {cap}.',
  cond_turnover:
    'The award goes to your balance once you claim it. You may have to bet it up to {times}× before you withdraw; how often stands beside the award before you claim.',
  cond_free: 'The award goes to your balance once you claim it, and you may withdraw it at once.',
  cond_reapply: 'If it is not approved, you read why, and may apply {count} more times.',
  cond_reapply_once: 'If it is not approved, you read why, and may apply once more.',
  cond_final: 'If it is not approved, you read why. It cannot be sent a second time.',
  cond_once: 'Once for one person and one device.',
  cond_budget:
    'No more applications are taken once the budget has less than {cap}. What was sent before is still decided.',

  title: 'Your application',
  intro: 'Your comment and your pictures are seen by our team and by nobody else.',
  comment: 'Comment',
  comment_help: 'Up to {most} characters.',
  comment_over: '{over, plural, one {# character} other {# characters}} too many.',
  comment_left: '{length} of {most}',
  pictures: 'Pictures',
  pictures_help: 'Up to {most} pictures, JPG or PNG, 5 MB each.',
  picture_add: 'Add a picture',
  picture_chosen: 'Picture {number}',
  picture_remove: 'Remove picture {number}',
  pictures_full: 'That are all {most} pictures. Remove one to add another.',
  pictures_many: 'Only {most} pictures fit; the others were left out.',
  picture_sent: 'Picture {number} that you sent',
  empty: 'Write a comment or add a picture first.',
  send: 'Send the application',
  sending: 'Sending',
  log_in: 'Log in to apply',
  try_again: 'Try again',

  under_review: 'Our team looks at it. You get a message in your inbox once it is decided.',
  sent_at: 'Sent {at}',
  rejected: 'Your application was not approved.',
  apply_again: 'Apply again',
  tries_left: '{count, plural, one {You may apply once more.} other {You may apply # more times.}}',
  no_tries: 'You cannot apply for this promotion again.',
  closed: 'New applications are not taken now.',
  approved: 'Your application was approved.',

  'reason.not_met': 'It does not meet the conditions of the promotion.',
  'reason.incomplete': 'Something is missing in it.',
  'reason.unreadable': 'The pictures cannot be read.',
  'reason.not_own': 'It shows somebody else, or somebody else’s picture.',
  'reason.duplicate': 'The same was sent before.',
  'reason.other': 'Another reason.',

  'error.promo.too_many_images': 'At most three pictures fit. Remove some and send it again.',
  'error.promo.image_type':
    'Only JPG and PNG pictures can be sent, and one of these is neither. Choose another.',
  'error.promo.comment_long':
    'The comment may have 140 characters. Make it shorter and send again.',
  'error.promo.application_empty': 'Write a comment or add a picture, then send it.',
  'error.promo.above_cap':
    'This promotion gives up to {cap}, to be bet at most {times}×. Choose less.',
  'error.promo.reason_unknown': 'This promotion has no such reason. Choose one from its list.',
  'error.promo.application_decided':
    'Somebody was faster: this application is decided. The list shows what waits.',
  'error.promo.application_waits':
    'A second person decides about this application. See the approvals.',
  past: 'It cannot be told from the past, because reviewers decide who is given what, {cap} at most each time. Its budget bounds what it costs.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    applications: typeof en;
  }
}
