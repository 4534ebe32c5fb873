/** Joins the class names that apply: `cx('row', busy && 'busy', className)`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
