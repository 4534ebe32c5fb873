import type { Access } from '@palaro/api';
import { isAgentType, isTrialType } from '@palaro/kernel';
import { refuse, type Member, type Principal } from '@palaro/server';

/**
 * Who may call, one line a rule (specification §6, SESS-01). Throws the refusal that the principal
 * gets: a guest is asked to log in, a trial account for an actual one, anyone else is not allowed.
 */
export function checkAccess(access: Access, principal: Principal) {
  if (access === 'anyone') return;
  if (access === 'operator') {
    if (principal.is !== 'operator') throw refuse('no_permission');
    return;
  }
  if (principal.is === 'guest') throw refuse('not_logged_in');
  if (principal.is === 'operator') throw refuse('no_permission');
  const refusal = memberRefusal(access, principal.member);
  if (refusal) throw refuse(refusal);
}

function memberRefusal(access: Exclude<Access, 'anyone' | 'operator'>, member: Member) {
  if (access === 'restricted') return null;
  if (member.restricted) return 'password.change_required';
  if (access === 'player') return null;
  if (isTrialType(member.type)) return 'account.trial';
  return access === 'agent' && !isAgentType(member.type) ? 'no_permission' : null;
}
