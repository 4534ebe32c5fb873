const LONGEST_SIDE = 2_400;
const QUALITY = 0.86;

/**
 * Draws a picture smaller if its file is too large, because some phones take larger ones than are
 * accepted. A file that is no picture stays as it is; the server refuses it.
 */
export async function fittingPicture(file: Blob, maxBytes: number): Promise<Blob> {
  if (file.size <= maxBytes) return file;
  const address = URL.createObjectURL(file);
  try {
    return await drawnSmaller(await loaded(address));
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = address;
  });
}

function drawnSmaller(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the picture could not be drawn'));
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}
