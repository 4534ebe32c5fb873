export const en = {
  'error.console.no_change': 'Nothing would change. What you ask for is there already.',
  'error.console.nobody_approves':
    'Nobody else may agree to this. Ask an administrator to give somebody the role first.',
  'error.console.stale':
    'What is there has changed since this was asked for, so nothing was done. Ask again.',
  'error.console.own_matter':
    'This is about you or about a role of yours, so somebody else has to agree.',
  'error.console.expired': 'Nobody decided this within 24 hours. Ask again.',
};
