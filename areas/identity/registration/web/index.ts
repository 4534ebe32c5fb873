// The registration form, for the screens that show it.
export { RegisterForm } from './RegisterForm.tsx';
