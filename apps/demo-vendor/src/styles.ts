/**
 * The vendor's own look. It is another company's game, so it shares no design token with the site.
 */
export const STYLES = `
:root { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; background: #1d1030; color: #fdf3e0;
  font: 16px/1.4 system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 16px; }
header { display: flex; align-items: center; }
h1 { flex: 1; font-size: 20px; text-align: center; }
.unseen { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); }
.back { display: inline-block; min-height: 48px; padding: 12px 8px; color: #ffd166; }
.balance { display: flex; justify-content: space-between; padding: 12px 16px; border-radius: 12px;
  background: #2b1a45; }
.reels { display: flex; margin: 16px 0 8px; padding: 12px; border-radius: 16px; list-style: none;
  background: #fdf3e0; }
.reels li { flex: 1; padding: 8px; }
.reels li + li { border-left: 2px dashed #d9c7a3; }
.reels svg { display: block; width: 100%; }
.turned li { overflow: hidden; }
.turned svg { animation: land 0.5s cubic-bezier(0.2, 0.8, 0.3, 1.1) backwards; }
.turned li:nth-child(2) svg { animation-delay: 0.15s; }
.turned li:nth-child(3) svg { animation-delay: 0.3s; }
@keyframes land { from { transform: translateY(-120%); } }
@media (prefers-reduced-motion: reduce) { .turned svg { animation: none; } }
.note { min-height: 44px; padding: 8px; text-align: center; }
.won, .paying { color: #ffd166; font-weight: 700; }
fieldset { display: flex; flex-wrap: wrap; padding: 0; border: 0; }
legend { padding: 4px 0; }
label { flex: 1 0 30%; margin: 4px; }
label input { position: absolute; opacity: 0; }
label span { display: block; padding: 12px 0; border: 2px solid #8d76b3; border-radius: 12px;
  text-align: center; }
label input:checked + span { border-color: #ffd166; background: #3a2460; font-weight: 700; }
label input:focus-visible + span, button:focus-visible, a:focus-visible, summary:focus-visible {
  outline: 3px solid #9be7ff; outline-offset: 2px; }
button { width: 100%; min-height: 56px; margin: 12px 0; border: 0; border-radius: 28px;
  background: #ffd166; color: #1d1030; font: inherit; font-size: 18px; font-weight: 700; }
summary { min-height: 48px; padding: 12px 0; }
.pays { display: flex; padding: 0; list-style: none; }
.pays li { flex: 1; padding: 4px; border-radius: 8px; background: #fdf3e0; color: #1d1030;
  text-align: center; }
.pays li + li { margin-left: 4px; }
.red { fill: #d7263d; }
.gold { fill: #e0a100; }
.ink { fill: #1d1030; }
.mango { fill: #f28c28; }
.leaf { fill: #2e8b57; }
.stem { fill: none; stroke: #2e8b57; stroke-width: 3; }
`;
