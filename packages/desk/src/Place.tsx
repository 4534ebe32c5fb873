import { navigate } from '@palaro/client';
import type { ComponentProps, MouseEvent } from 'react';

/** A link to a screen of the console; a new tab works as with every link. */
export function Place({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !plain) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}
