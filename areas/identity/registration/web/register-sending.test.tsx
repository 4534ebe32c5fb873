import { endSession, startSession } from '@palaro/client';
import { dismissToasts, Toasts } from '@palaro/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  agree,
  ASKED,
  box,
  button,
  fill,
  no,
  registrations,
  settle,
  setup,
  show,
  shown,
  submit,
  yes,
} from './test-register.tsx';

afterEach(() => {
  act(() => dismissToasts());
  cleanup();
  startSession({ token: 't', merchantCode: '', userName: 'x', type: 0, firstTimeLogin: false });
  endSession();
  vi.unstubAllGlobals();
});

const EVERY = Object.fromEntries(Object.keys(setup().fields).map((name) => [name, ASKED]));
const byMobile = () => fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));

function fillName(password = 'Kulintang-9') {
  fill('Username', 'Mayumi_9');
  fill('Password', password);
  fill('Confirm password', password);
}

describe('REG-09 rules', () => {
  it('REG-05 REG-09 every field says what it needs, and the first one is focused', async () => {
    const { sent } = await show(setup(EVERY));
    agree();
    await submit();
    expect(document.activeElement).toBe(box('Username'));
    for (const said of ['Enter a username', 'Enter a password', 'Incorrect password']) {
      expect(screen.getByText(said)).toBeTruthy();
    }
    expect(screen.getByText('Enter the code in the picture')).toBeTruthy();
    expect(registrations(sent)).toEqual([]);
  });

  it('REG-03 AC-8 the repetition is checked when the password changes', async () => {
    await show(setup());
    fillName();
    fill('Password', 'Kulintang-8');
    expect(screen.getByText('The two passwords do not match')).toBeTruthy();
    fill('Password', 'Kulintang-9');
    expect(screen.queryByText('The two passwords do not match')).toBeNull();
  });

  it('REG-09 a message of the server shows at its field', async () => {
    const fields = { username: 'Username already exists' };
    await show(setup(), { '/wps/member/register': no(409, 'account.exists', { fields }) });
    fillName();
    agree();
    await submit();
    expect(screen.getByText('Username already exists')).toBeTruthy();
    expect(document.activeElement).toBe(box('Username'));
  });

  it('says while typing whether the name is free, once it is long enough', async () => {
    const answers = { '/wps/check/username': yes({ available: false }) };
    const { sent } = await show(setup(), answers);
    fill('Username', '9abc');
    fill('Username', 'mayumi');
    expect(await screen.findByText('Username already exists')).toBeTruthy();
    expect(sent.map(({ path, query }) => `${path}?${query}`)).toEqual([
      '/wps/check/username?username=mayumi',
    ]);
  });
});

describe('REG-05 sending', () => {
  it('REG-06 nothing is sent before the agreement and the age are accepted', async () => {
    const { sent } = await show(setup());
    fillName();
    expect(button().disabled).toBe(true);
    const why = screen.getByText('Tick the box above first.');
    expect(button().getAttribute('aria-describedby')).toBe(why.id);
    await submit();
    expect(registrations(sent)).toEqual([]);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'user agreement' });
    expect(link.getAttribute('href')).toBe('/m/useragreement');
    expect(screen.getByText(/I am 21 years old/)).toBeTruthy();
    agree();
    expect(button().disabled).toBe(false);
    expect(screen.queryByText('Tick the box above first.')).toBeNull();
  });

  it('REG-08 AC-12 the payload of a browser, including fields that are not shown', async () => {
    const { sent, done } = await show(setup());
    fillName();
    fill('Mobile number', '09171234567');
    fill('Verification code', '123456');
    agree();
    await submit();
    expect(registrations(sent)).toEqual([
      {
        method: 'PUT',
        path: '/wps/member/register',
        query: '',
        body: {
          registerUrl: window.location.host,
          registerMethod: 'H5',
          type: 0,
          agreementVersion: 3,
          username: 'Mayumi_9',
          password: 'Kulintang-9',
          confirmPassword: 'Kulintang-9',
          mobileNum: '09171234567',
          verificationCode: '123456',
          countryDialingCode: '63',
        },
      },
    ]);
    expect(done).toHaveBeenCalledWith({ token: 't' });
  });

  it('REG-05 by mobile number another call creates the member', async () => {
    const { sent } = await show(setup());
    byMobile();
    fill('Mobile number', '9171234567');
    fireEvent.click(screen.getByRole('button', { name: 'Get code' }));
    await settle();
    expect(screen.getByRole('timer').textContent).toBe('300 s');
    fill('Verification code', '123456');
    fill('Password', 'Kulintang-9');
    fill('Confirm password', 'Kulintang-9');
    agree();
    await submit();
    expect(sent.map(({ path }) => path)).toEqual([
      '/wps/verification/sms/register',
      '/wps/member/register/mobile',
    ]);
  });

  it('REG-04 a number that does not fit gets no code', async () => {
    const { sent } = await show(setup());
    byMobile();
    fill('Mobile number', '12');
    fireEvent.click(screen.getByRole('button', { name: 'Get code' }));
    await settle();
    expect(screen.getByText(/Write it as 0917 123 4567/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('API-03 a visitor whose link has ended is told so, and the form keeps its code', async () => {
    render(<Toasts />);
    const wrong = { '/wps/agent/affiliate': no(422, 'affiliate.invalid') };
    await show(setup(), wrong, '?affiliateCode=ABCD1234');
    expect(screen.getByText(/^Referrer link error/)).toBeTruthy();
    expect(box('Invitation code').value).toBe('ABCD1234');
  });

  it('REG-05 AC-9 a wrong invitation code: a message, the focus, and no registration', async () => {
    const wrong = { '/wps/agent/affiliate': no(422, 'affiliate.invalid') };
    const { sent } = await show(setup(), wrong);
    render(<Toasts />);
    fillName();
    fill('Invitation code', 'ABCD1234');
    agree();
    await submit();
    expect(screen.getAllByText('Invitation code error')).toHaveLength(2);
    expect(document.activeElement).toBe(box('Invitation code'));
    // The check whether the name is free may have been sent meanwhile.
    const asked = sent.map(({ path }) => path).filter((path) => path !== '/wps/check/username');
    expect(asked).toEqual(['/wps/agent/affiliate']);
  });

  it('REG-08 AC-9 a valid code in the address needs no field, and is sent too', async () => {
    const { sent } = await show(setup(), {}, '?affiliateCode=ABCD1234&domain=a.example');
    expect(shown()).not.toContain('affiliateCode');
    fillName();
    agree();
    await submit();
    expect(sent[0]?.query).toBe('code=ABCD1234&domain=a.example');
    expect(registrations(sent)[0]?.body).toMatchObject({
      affiliateCode: 'ABCD1234',
      domain: 'a.example',
    });
  });

  /** The frame of Firebase's code answers the screen. */
  const frameSays = (data: object) => {
    const source = screen.getByTitle<HTMLIFrameElement>('Are you a person?').contentWindow;
    const { origin } = window.location;
    act(() => void window.dispatchEvent(new MessageEvent('message', { origin, source, data })));
  };

  const closing = () => screen.getByRole('button', { name: 'Close' });

  it.each([
    ['Firebase sends nothing', () => frameSays({ failed: 'auth/too-many-requests' }), 1],
    ['the member closes Google’s question', () => fireEvent.click(closing()), 0],
  ])('REG-04 where %s, nothing is said to be sent', async (_what, ends, errors) => {
    await show(setup({}, { sms: { enabled: true, provider: 'firebase' } }));
    byMobile();
    fill('Mobile number', '9171234567');
    fireEvent.click(screen.getByRole('button', { name: 'Get code' }));
    await settle();
    ends();
    await settle();
    expect(screen.queryByText('Code sent')).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryAllByText('No code was sent. Please try again.')).toHaveLength(errors);
  });

  it('REG-05 without a proof of the number nothing is registered, and nothing is said', async () => {
    const { sent } = await show(setup({}, { sms: { enabled: true, provider: 'firebase' } }));
    byMobile();
    fill('Mobile number', '9171234567');
    fill('Verification code', '123456');
    fill('Password', 'Kulintang-9');
    fill('Confirm password', 'Kulintang-9');
    agree();
    await submit();
    expect([sent, screen.getByRole('alert').textContent]).toEqual([[], '']);
  });

  it('REG-05 after a lost answer, a used name leads to the login', async () => {
    const fields = { username: 'Username already exists' };
    const answer = { status: 502, body: {} };
    await show(setup(), { '/wps/member/register': answer });
    fillName();
    agree();
    await submit();
    expect(screen.queryByText(/may be open already/)).toBeNull();
    Object.assign(answer, no(409, 'account.exists', { fields }));
    await submit();
    expect(screen.getByText('Username already exists')).toBeTruthy();
    expect(screen.getByText(/may be open already: try to log in/)).toBeTruthy();
  });

  it('a captcha that the server requires appears, and the next try sends it', async () => {
    const fields = { captcha: 'Wrong captcha' };
    const asks = no(422, 'captcha.wrong', { captcha: true, fields });
    const { sent } = await show(setup(), { '/wps/member/register': asks });
    fillName();
    agree();
    await submit();
    expect(screen.getByText('Enter the code in the picture')).toBeTruthy();
    expect(screen.queryByText('Wrong captcha')).toBeNull();
    expect(document.activeElement).toBe(box('Captcha code'));
    fill('Captcha code', '1234');
    await submit();
    expect(registrations(sent).map(({ body }) => body['captcha'])).toEqual([undefined, '1234']);
    expect(box('Captcha code').value).toBe('');
  });
});
