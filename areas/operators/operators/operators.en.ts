/** What the operators' calls refuse, and what operators get by mail. */
export const en = {
  'error.console.login': 'Name, password or code is wrong.',
  'error.console.locked': 'Too many wrong tries. Wait a quarter of an hour.',
  'error.console.network': 'Your roles do not count from this network.',
  'error.console.code': 'The code is wrong or too old. Start again with a new QR code.',
  'error.console.passkey': 'The passkey was not accepted. Nothing was changed.',
  'error.console.password_weak':
    'Use at least {min} characters, no common password, and neither your name nor the site’s.',
  'error.console.invitation': 'This invitation was used or is too old. Ask for a new one.',
  'error.console.name_taken': 'An operator with this name exists.',
  'error.console.mail_taken': 'An operator has this mail address already.',
  'error.console.role_unknown': 'One of these roles does not exist or cannot be given.',
  'error.console.last_admin':
    'Two active operators must keep the permission {permission}. Nothing was changed.',
  'error.console.network_form': '{network} is no address and no network.',
  'error.console.nobody_grants': 'No other active operator could grant this.',
  'error.console.decided': 'Somebody has decided this already.',
  'alarm.locked.subject': 'Console: {count} locked after wrong tries',
  'alarm.locked.text':
    'Locked after {tries} wrong tries each since the last such mail: {count} times, of {names}. The audit trail has the addresses. If it was not you, tell an administrator.',
  'alarm.break_glass.subject': 'Console: the glass was broken',
  'alarm.break_glass.text':
    '{who} has all permissions for one hour, granted by {by}. See the audit trail.',
  'alarm.invite_asked.subject': 'Console: somebody is to become an operator',
  'alarm.invite_asked.text':
    '{by} asks to invite {fullName} as {name}, {mail}, with the roles {roles}. Nobody is let in before a second person agrees.',
  'alarm.invite_agreed.subject': 'Console: an invitation was sent',
  'alarm.invite_agreed.text':
    '{by} agreed to the invitation of {fullName} as {name}, {mail}, with the roles {roles}. If that is wrong, disable {name} now.',
  'alarm.invite_taken.subject': 'Console: an invitation was taken',
  'alarm.invite_taken.text':
    '{fullName} has chosen a password and works as {name}, {mail}, with the roles {roles}. If that is wrong, disable {name} now.',
  'invitation.subject': 'Your access to the console of {site}',
  'invitation.text':
    '{fullName}, you are invited to the console of {site} as {name}. Choose your password within {days} days: {link}',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    operators: typeof en;
  }
}
