import { MalformedMessage } from './fields.ts';

/** Deeper than any message is. It keeps a hostile one from exhausting the stack. */
const DEPTH_MAX = 32;
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * Reads a message's bytes. Refuses what two parsers could read differently: broken UTF-8 and
 * objects with a repeated key (docs/domain/wallet-protocol.md §2). Throws `MalformedMessage`.
 */
export function readStrictJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    refuseRepeatedKeys(text);
    return value;
  } catch (error) {
    if (error instanceof MalformedMessage) throw error;
    throw new MalformedMessage('the body is not JSON');
  }
}

/** Walks the tokens of valid JSON text; null on the stack stands for a list. */
function refuseRepeatedKeys(text: string) {
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const key = JSON.parse(last) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) throw new MalformedMessage(`${key} appears twice`);
      keys?.add(key);
    }
    if (open.length > DEPTH_MAX) throw new MalformedMessage('the body is nested too deep');
    last = token;
  }
}
