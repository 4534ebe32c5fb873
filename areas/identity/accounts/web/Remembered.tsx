import { readStored, writeStored } from '@palaro/client';
import { Switch } from '@palaro/ui';
import { useState } from 'react';

interface RememberedProps {
  /** The storage key. On only when it holds 1, so a new device is silent. */
  name: 'sound' | 'haptics';
  label: string;
  help: string;
}

/** A switch that this device remembers. */
export function Remembered({ name, label, help }: RememberedProps) {
  const [on, setOn] = useState(readStored(name) === '1');
  const change = (next: boolean) => {
    writeStored(name, next ? '1' : '0');
    setOn(next);
  };
  return <Switch label={label} help={help} checked={on} onChange={change} />;
}
