// The page /phone-proof: Firebase's own code, alone in a frame of the screen that needs a code. Its
// policy lets Google's scripts in; the site's pages never do (docs/decisions/028).
import { initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
} from '@firebase/auth';
import type { ProofAnswer, ProofRequest } from '@palaro/verification/phone-proof';

const { project = '', key = '', emulator } = document.body.dataset;
const app = initializeApp({ apiKey: key, projectId: project });
const auth = initializeAuth(app, { persistence: inMemoryPersistence });
auth.languageCode = document.documentElement.lang;
if (emulator) {
  connectAuthEmulator(auth, emulator, { disableWarnings: true });
  auth.settings.appVerificationDisabledForTesting = true;
}

/** Google asks whether a person is there, then sends the code. */
async function send(mobile: string): Promise<ProofAnswer> {
  const robot = new RecaptchaVerifier(auth, 'robot', { size: 'normal' });
  return { sent: await new PhoneAuthProvider(auth).verifyPhoneNumber(mobile, robot) };
}

async function verify(sent: string, code: string): Promise<ProofAnswer> {
  const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(sent, code));
  return { idToken: await user.getIdToken() };
}

const tell = (answer: ProofAnswer) => parent.postMessage(answer, location.origin);

addEventListener('message', ({ origin, source, data }: MessageEvent<ProofRequest>) => {
  if (origin !== location.origin || source !== parent) return;
  const answer = 'mobile' in data ? send(data.mobile) : verify(data.sent, data.code);
  answer.then(tell, (error: unknown) => tell({ failed: String(error) }));
});
tell({ ready: true });
