/** The provider's own look: another company's pages share no design token with the site. */
export const STYLES = `
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; background: #f3f5f8; color: #1b2430;
  font: 16px/1.45 system-ui, sans-serif; }
header { display: flex; align-items: center; justify-content: space-between; padding: 4px 16px;
  background: #14324f; color: #fff; }
header a { min-height: 44px; padding: 10px 0 10px 16px; color: #fff; }
main { max-width: 440px; margin: 0 auto; padding: 16px; }
h1 { font-size: 32px; text-align: center; }
.unseen { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); }
.test { margin: 4px 0 12px; color: #51606f; text-align: center; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; padding: 12px 16px;
  border-radius: 12px; background: #fff; }
dt { color: #51606f; }
dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; text-align: right; }
label { display: block; margin: 16px 0 4px; color: #51606f; }
input { width: 100%; min-height: 48px; margin-top: 4px; padding: 8px 12px;
  border: 1px solid #7b8896; border-radius: 10px; background: #fff; color: inherit; font: inherit; }
button, .wide { display: block; width: 100%; min-height: 48px; margin-top: 8px; padding: 10px;
  border: 1px solid #7b8896; border-radius: 24px; background: #fff; color: #1b2430; font: inherit;
  text-align: center; }
button.pay, .main { border-color: #0b6b3a; background: #0b6b3a; color: #fff; font-weight: 700; }
.help { margin-top: 4px; color: #51606f; font-size: 14px; text-align: center; }
.wide { text-decoration: none; }
.end { margin: 24px 0 16px; font-size: 18px; text-align: center; }
.code { display: block; width: 100%; max-width: 260px; margin: 16px auto 8px; background: #fff; }
:focus-visible { outline: 3px solid #1f6fd1; outline-offset: 2px; }
`;

/** Counts the time left down, and shows what became of the payment when it is over. */
export const SCRIPT = `
const clock = document.querySelector('[data-left]');
if (clock) {
  const time = () => document.timeline.currentTime;
  const end = time() + Number(clock.dataset.left) * 1000;
  const show = () => {
    const left = Math.max(Math.round((end - time()) / 1000), 0);
    clock.textContent = Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0');
    if (left === 0) { clearInterval(timer); location.reload(); }
  };
  const timer = setInterval(show, 1000);
}
`;
