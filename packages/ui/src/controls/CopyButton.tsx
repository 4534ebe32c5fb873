import { Copy } from 'lucide';
import { useState, type ReactNode } from 'react';
import { Icon } from '../display/Icon.tsx';
import { Button } from './Button.tsx';

interface CopyButtonProps {
  text: string;
  children: ReactNode;
  /** Shown instead once the text is copied, and said to screen readers. */
  done: ReactNode;
  size?: 'sm' | 'md';
  wide?: boolean;
}

/** Copies a text; nothing where the browser cannot. */
export function CopyButton({ text, children, done, size = 'sm', wide }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  if (typeof navigator.clipboard?.writeText !== 'function') return null;
  // Where copying is forbidden the text beside the button can still be marked and copied by hand.
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    );
  return (
    <>
      <Button size={size} wide={wide} icon={<Icon of={Copy} size={16} />} onClick={copy}>
        {copied === text ? done : children}
      </Button>
      <span className="sr-only" role="status">
        {copied === text && done}
      </span>
    </>
  );
}
