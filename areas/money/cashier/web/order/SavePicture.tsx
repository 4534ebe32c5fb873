import { t } from '@palaro/client';
import { Button, Icon } from '@palaro/ui';
import { Download } from 'lucide';
import { encode } from 'uqr';

/** Pixels of one module, and white modules around the code: apps do not read tiny pictures. */
const MODULE = 8;
const QUIET = 4;

/** Saves the code as a picture, to be opened in a bank's app on the same phone. */
export function SavePicture({ text, name }: { text: string; name: string }) {
  function save() {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = (size + 2 * QUIET) * MODULE;
    const paper = canvas.getContext('2d');
    if (!paper) return;
    paper.fillStyle = '#ffffff';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.fillStyle = '#000000';
    data.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (dark) paper.fillRect((x + QUIET) * MODULE, (y + QUIET) * MODULE, MODULE, MODULE);
      }),
    );
    const link = document.createElement('a');
    link.download = `${name}.png`;
    link.href = canvas.toDataURL('image/png');
    link.click();
  }
  return (
    <Button wide icon={<Icon of={Download} size={18} />} onClick={save}>
      {t('deposits.save_picture')}
    </Button>
  );
}
