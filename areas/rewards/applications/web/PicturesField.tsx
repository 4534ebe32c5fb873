import { t } from '@palaro/client';
import { FieldGroup, FieldNote, Icon, IconButton, PictureInput, useObjectUrl } from '@palaro/ui';
import { Image, X } from 'lucide';
import { useId, useState } from 'react';
import { PICTURES_MOST } from '../applications.limits.ts';
import styles from './applications.module.css';

interface PicturesFieldProps {
  pictures: readonly File[];
  disabled: boolean;
  onChange(pictures: readonly File[]): void;
}

const NUMBERS = Array.from({ length: PICTURES_MOST }, (_none, at) => at);

/** Pictures to send, each in a place that is there from the start, so that nothing jumps. */
export function PicturesField({ pictures, disabled, onChange }: PicturesFieldProps) {
  const id = useId();
  const [tooMany, setTooMany] = useState(false);
  const isFull = pictures.length === PICTURES_MOST;
  const most = PICTURES_MOST;

  function choose(chosen: readonly File[]) {
    const all = pictures.concat(chosen);
    setTooMany(all.length > most);
    onChange(all.slice(0, most));
  }

  function remove(at: number) {
    setTooMany(false);
    onChange(pictures.filter((_picture, other) => other !== at));
    // The button is gone; the next step is to choose another.
    document.getElementById(`${id}-pick`)?.querySelector('input')?.focus();
  }

  return (
    <FieldGroup className={styles.field} legend={t('applications.pictures')}>
      <ul className={styles.slots}>
        {NUMBERS.map((at) => {
          const picture = pictures[at];
          return (
            <li key={at} className={styles.slot}>
              {picture ? (
                <Chosen picture={picture} number={at + 1} onRemove={() => remove(at)} />
              ) : (
                <Icon of={Image} size={28} aria-hidden />
              )}
            </li>
          );
        })}
      </ul>
      <div id={`${id}-pick`} className={styles.pick}>
        <PictureInput
          label={t('applications.picture_add')}
          multiple
          disabled={disabled}
          describedBy={`${id}-note`}
          onChoose={choose}
        />
      </div>
      <FieldNote
        id={`${id}-note`}
        error={tooMany ? t('applications.pictures_many', { most }) : undefined}
        help={t(isFull ? 'applications.pictures_full' : 'applications.pictures_help', { most })}
      />
    </FieldGroup>
  );
}

interface ChosenProps {
  picture: File;
  number: number;
  onRemove(): void;
}

function Chosen({ picture, number, onRemove }: ChosenProps) {
  const address = useObjectUrl(picture);
  return (
    <>
      {address && (
        <img
          className={styles.picture}
          src={address}
          alt={t('applications.picture_chosen', { number })}
        />
      )}
      <span className={styles.remove}>
        <IconButton
          label={t('applications.picture_remove', { number })}
          icon={<Icon of={X} size={20} />}
          onClick={onRemove}
        />
      </span>
    </>
  );
}
