import { Camera, type IconNode } from 'lucide';
import { useId, type ChangeEvent } from 'react';
import { Icon } from '../display/Icon.tsx';
import { Spinner } from '../display/Spinner.tsx';
import styles from './picture-input.module.css';

interface PictureInputProps {
  label: string;
  icon?: IconNode;
  /** Several may be chosen at once. */
  multiple?: boolean;
  /** Said while the pictures are on their way; null: none is. */
  busy?: string | null;
  disabled?: boolean;
  /** The element that says what is wrong or how many may come. */
  describedBy?: string;
  onChoose(pictures: readonly File[]): void;
}

/**
 * Takes pictures from a phone's camera or files. People see the label; keyboards and screen readers
 * use the hidden input.
 */
export function PictureInput(props: PictureInputProps) {
  const { label, icon = Camera, busy, multiple, disabled, describedBy, onChoose } = props;
  const id = useId();
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const pictures = Array.from(target.files ?? []);
    // Lets the same file be chosen again after a failure.
    target.value = '';
    if (pictures.length > 0) onChoose(pictures);
  }
  return (
    <>
      <input
        id={id}
        className="sr-only"
        type="file"
        accept="image/png,image/jpeg"
        multiple={multiple}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={choose}
      />
      <label className={styles.face} htmlFor={id}>
        <Icon of={icon} size={20} aria-hidden />
        <span>{label}</span>
        {busy && <Spinner label={busy} size={20} />}
      </label>
    </>
  );
}
