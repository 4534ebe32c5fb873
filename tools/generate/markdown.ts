const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table; an empty one says so in words. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'None yet.\n';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}

export const code = (text: string) => `\`${text}\``;

/** A page with a note that it is generated, and from what. */
export const page = (title: string, from: string, body: string) =>
  `# ${title}\n\nWritten by \`npm run generate\` from ${from}. Change those, not this.\n\n${body}`;

/** A link from docs/generated to a file of the repository. */
export const fileLink = (path: string) => `[${path}](../../${path})`;
