// A security key in software: makes a passkey and signs with it as WebAuthn requires.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { randomBytes } from '@palaro/kernel';

const sha256 = (input: string | Buffer) => createHash('sha256').update(input).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** CBOR as far as an authenticator needs it: small whole numbers, bytes, texts and maps of them. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const PRESENT = 0x01;
/** The owner was recognised, by a finger or a PIN. */
const OWNER = 0x04;
const HOLDS_KEY = 0x40;

/** Makes passkeys for the site at `origin`, as a browser with a security key does. */
export function testAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = Buffer.from(randomBytes(32));
  const key = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  let uses = 0;

  function data(flags: number, counter: number, more = Buffer.alloc(0)) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  }
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const wrapped = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** A browser's answer to the options of a new passkey. */
    make({ challenge }: { challenge: string }) {
      const length = Buffer.from([0, id.length]);
      const held = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data(PRESENT | OWNER | HOLDS_KEY, 0, held)],
      ]);
      return wrapped({
        clientDataJSON: base64url(client('webauthn.create', challenge)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      });
    },
    /**
     * Its answer to a challenge. A copy of the key would not know the `counter`; who found the key
     * would not be recognised as its owner.
     */
    use({ challenge }: { challenge: string }, { counter = (uses += 1), owner = true } = {}) {
      const asked = client('webauthn.get', challenge);
      const authenticator = data(owner ? PRESENT | OWNER : PRESENT, counter);
      const signed = sign('sha256', Buffer.concat([authenticator, sha256(asked)]), privateKey);
      return wrapped({
        clientDataJSON: base64url(asked),
        authenticatorData: base64url(authenticator),
        signature: base64url(signed),
      });
    },
  };
}
