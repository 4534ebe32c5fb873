// Text of SQL is proven by the tests with a database, and no business of `npm run mutate`.
const CONSTANT = /^[A-Z][A-Z_]*$/;
const STATEMENTS = ['load', 'write'];

/** Templates that are a constant of a module, or a statement of own rows (ledger/src/own.ts). */
function shouldIgnore(path) {
  if (!path.isTemplateLiteral()) return undefined;
  const { id, key } = path.parent;
  const isSql = CONSTANT.test(id?.name ?? '') || STATEMENTS.includes(key?.name);
  return isSql ? 'SQL' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'sql', value: { shouldIgnore } }];
