/** The symbols' pictures by name. */
export type Pictures = ReadonlyMap<string, HTMLImageElement>;

/**
 * Loads the symbols' SVG files. They are asked for before the canvas library has come; rejects if
 * one is broken.
 */
export async function loadPictures(drawings: Readonly<Record<string, string>>): Promise<Pictures> {
  const loads = Object.entries(drawings).map(async ([name, address]) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [name, image] as const;
  });
  return new Map(await Promise.all(loads));
}

/** Has the browser fetch the files before anybody waits for them. */
export function askForPictures(drawings: Readonly<Record<string, string>>): void {
  for (const address of Object.values(drawings)) new Image().src = address;
}
