// How the tests under mutation find their modules (registered by mutate-tests.mjs).
let about = { root: '', sandbox: '', vitest: '' };
export function initialize(data) {
  about = data;
}

/** Replaces `vitest` by a smaller one, and gives each load separate modules from the sandbox. */
export async function resolve(specifier, context, next) {
  const { root, sandbox, vitest } = about;
  const { parentURL = '' } = context;
  if (specifier === 'vitest' && parentURL !== vitest) return { url: vitest, shortCircuit: true };
  const found = await next(specifier, context);
  const load = /\?load=\d+$/.exec(parentURL)?.[0];
  if (!load || !found.url.startsWith(root) || found.url.includes('/node_modules/')) return found;
  // Workspaces are links that lead out of the sandbox.
  const inside = found.url.startsWith(sandbox) ? found.url : found.url.replace(root, sandbox);
  return { ...found, url: inside.replace(/(\?load=\d+)?$/, load) };
}
