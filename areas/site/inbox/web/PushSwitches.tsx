import { call, isTrial, setCall, t, useCall, useSession } from '@palaro/client';
import { Card, Switch, toast } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { inboxApi } from '../inbox.api.ts';
import { readPush, switchPushOff, switchPushOn, type PushState } from './push-device.ts';

/** Switches for what a member is told, and whether this device shows it. They apply at once. */
export default function PushSwitches() {
  const trial = isTrial(useSession());
  return (
    <Card title={t('inbox.notifications')}>
      <DeviceSwitch />
      {!trial && <PromoSwitch />}
    </Card>
  );
}

function DeviceSwitch() {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let here = true;
    void readPush().then((read) => here && setState(read));
    return () => {
      here = false;
    };
  }, []);
  if (state === 'none') return null;
  const change = (on: boolean) => {
    setBusy(true);
    (on ? switchPushOn() : switchPushOff())
      .then(setState, () => toast('inbox.not_changed', { kind: 'error' }))
      .finally(() => setBusy(false));
  };
  return (
    <Switch
      label={t('inbox.push')}
      help={t(HELP[state ?? 'off'])}
      checked={state === 'on'}
      disabled={busy || (state !== 'on' && state !== 'off')}
      onChange={change}
    />
  );
}

const HELP = {
  none: 'inbox.push_help',
  install: 'inbox.push_install',
  blocked: 'inbox.push_blocked',
  off: 'inbox.push_help',
  on: 'inbox.push_help',
} as const satisfies Record<PushState, string>;

function PromoSwitch() {
  const { data } = useCall(inboxApi.choices);
  const change = (promos: boolean) => {
    const put = (value: boolean) => setCall(inboxApi.choices, () => ({ promos: value }));
    put(promos);
    call(inboxApi.choose, { body: { promos } }).catch(() => {
      put(!promos);
      toast('inbox.not_changed', { kind: 'error' });
    });
  };
  return (
    <Switch
      label={t('inbox.promos')}
      help={t('inbox.promos_help')}
      checked={data?.promos ?? false}
      disabled={!data}
      onChange={change}
    />
  );
}
