// Tests with a database check the SQL texts, so `npm run mutate` leaves them out.
const CONSTANT = /^[A-Z][A-Z_]*$/;
const STATEMENTS = ['sql', 'write'];

/** Skips templates that are a module's constant or a statement of a subledger. */
function shouldIgnore(path) {
  if (!path.isTemplateLiteral()) return undefined;
  const { parentPath } = path;
  const { id, key } = parentPath.isArrowFunctionExpression() ? parentPath.parent : parentPath.node;
  const isSql = CONSTANT.test(id?.name ?? '') || STATEMENTS.includes(key?.name);
  return isSql ? 'SQL' : undefined;
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'sql', value: { shouldIgnore } }];
