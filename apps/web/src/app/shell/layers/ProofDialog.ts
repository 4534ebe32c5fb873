export { ProofDialog as default } from '@palaro/kyc/web';
