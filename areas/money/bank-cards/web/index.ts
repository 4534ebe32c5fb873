// What the security center shows of cards: the list with its forms, and the payee's name.
export { CardsPanel } from './CardsPanel.tsx';
export { PayeeForm } from './PayeeForm.tsx';
export { cardName } from './card-name.ts';
export { useCardsReady } from './use-cards-ready.ts';
