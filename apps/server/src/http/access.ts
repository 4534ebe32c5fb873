import type { Access, Endpoint } from '@palaro/api';
import { isAgentType, isTrialType } from '@palaro/kernel';
import { refuse, type Member, type Operator, type Principal } from '@palaro/server';

/**
 * Who may call, one line a rule (specification §6, SESS-01). Throws the refusal for this principal:
 * a guest is asked to log in, a trial account to use an actual one; anyone else is not allowed.
 */
export function checkAccess(endpoint: Endpoint, principal: Principal) {
  const { access, method } = endpoint;
  if (access === 'anyone') return;
  if (access === 'sandbox') {
    if (principal.is !== 'sandbox') throw refuse('no_permission');
    return;
  }
  if (access === 'operator') {
    if (principal.is !== 'operator') throw refuse('not_logged_in');
    if (!operatorMay(endpoint, principal.operator)) throw refuse('console.forbidden');
    return;
  }
  if (principal.is !== 'member') throw refuse('not_logged_in');
  const refusal = memberRefusal(access, method, principal.member);
  if (refusal) throw refuse(refusal);
}

/** A call that names no permission is nobody's. */
function operatorMay({ permission }: Endpoint, { may, mustSetFactor }: Operator): boolean {
  if (permission === 'entry') return true;
  if (permission === undefined || mustSetFactor) return false;
  return permission === 'own' || may.has(permission);
}

function memberRefusal(
  access: Exclude<Access, 'anyone' | 'operator' | 'sandbox'>,
  method: Endpoint['method'],
  member: Member,
) {
  if (access === 'restricted') return null;
  if (member.restricted) return 'password.change_required';
  if (access === 'player') return null;
  if (isTrialType(member.type)) return 'account.trial';
  if (access !== 'agent') return null;
  if (!isAgentType(member.type)) return 'no_permission';
  // Tools are read-only for an excluded agent (docs/domain/responsible-gaming.md §3). Games and
  // deposits call `refusalToPlay` themselves.
  return method === 'GET' ? null : (member.leaving ?? null);
}
