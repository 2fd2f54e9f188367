// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import boot from '../../public/boot.js?raw';

/** The app's start template in a server-rendered page. */
const waiting = '<template id="start"><link rel="modulepreload" href="/app.js"></template>';
const isStarted = () => document.head.querySelector('link') !== null;

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  delete document.documentElement.dataset['sending'];
  delete document.documentElement.dataset['leaving'];
  document.body.innerHTML = waiting;
  // oxlint-disable-next-line typescript/no-implied-eval -- our own file, run as a page runs it: it is no module
  new Function(boot)();
});
afterEach(() => vi.useRealTimers());

test('the app starts after visible photos have loaded and been painted', () => {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(isStarted()).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(isStarted()).toBe(false);
  expect(document.documentElement.dataset['drawing']).toBe('first');
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
  // The rest of the page is painted now.
  expect(document.documentElement.dataset['drawing']).toBeUndefined();
});

test('a slow photo delays it for three seconds at most', () => {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  vi.advanceTimersByTime(2999);
  expect(isStarted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
});

/** Calls the page's handler. In this environment handlers of the global object aren't those of the window. */
function tell(name: 'onclick' | 'oninput' | 'onsubmit', target: Element): Event {
  const event = new Event(name.slice('on'.length), { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  const handler: unknown = Reflect.get(window, name);
  if (typeof handler === 'function') Reflect.apply(handler, window, [event]);
  return event;
}

test.each(['onclick', 'oninput'] as const)('the first %s starts it at once, and is recorded', (name) => {
  tell(name, document.body);
  expect(isStarted()).toBe(true);
  expect(window.early?.has(document.body)).toBe(true);
});

test('a link to another language gets the query', () => {
  history.replaceState(null, '', '/listings?category=bikes');
  document.body.innerHTML = `${waiting}<a href="/es/listings" hreflang="es"><b>Español</b></a><a href="/help">Help</a>`;
  const [other, help] = document.querySelectorAll('a');
  for (const target of document.querySelectorAll('b, a')) tell('onclick', target);
  expect([other?.getAttribute('href'), help?.getAttribute('href')]).toEqual([
    expect.stringMatching(/\/es\/listings\?category=bikes$/),
    '/help',
  ]);
  history.replaceState(null, '', '/');
});

test('a page being left is marked, until the navigation must have been a download', () => {
  const { dataset } = document.documentElement;
  window.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(29_999);
  expect(dataset['leaving']).toBe('');
  vi.advanceTimersByTime(1);
  expect(dataset['leaving']).toBeUndefined();
});

describe('a submitted form', () => {
  const { dataset } = document.documentElement;
  function draw(attributes: string) {
    document.body.innerHTML = `${waiting}<form ${attributes}><input><button>Send</button></form>`;
    const [form, field] = [document.querySelector('form'), document.querySelector('input')];
    if (form === null || field === null) throw new Error('The page has no form');
    const submit = vi.spyOn(form, 'submit').mockReturnValue();
    return { form, field, submit };
  }

  test.each(['action="#" method="post"', ''])('waits for the app, with later input: %s', (attributes) => {
    const { form, field, submit } = draw(attributes);
    expect(tell('onsubmit', form).defaultPrevented).toBe(true);
    tell('oninput', field);
    tell('onsubmit', form);
    expect([...(window.early ?? [])]).toEqual([field, form]);
    expect(dataset['sending']).toBe('');
    expect(isStarted()).toBe(true);
    expect(submit).not.toHaveBeenCalled();
  });

  test('is left to the browser when its action is a page', () => {
    const { form } = draw('action="/listings"');
    expect(tell('onsubmit', form).defaultPrevented).toBe(false);
    expect(window.early?.size).toBe(0);
  });

  test('is left to a running app', () => {
    const { form } = draw('action="#" method="post"');
    form.addEventListener('submit', (event) => event.preventDefault());
    tell('onsubmit', form);
    expect(window.early?.size).toBe(0);
    expect(dataset['sending']).toBeUndefined();
  });

  test('is not submitted by the browser during a navigation, which cancels loading the app', () => {
    const { form, submit } = draw('action="#" method="post"');
    tell('onsubmit', form);
    window.dispatchEvent(new Event('beforeunload'));
    document.head.append(document.createElement('script'));
    document.head.lastElementChild?.dispatchEvent(new Event('error'));
    expect(submit).not.toHaveBeenCalled();
  });

  test('is submitted by the browser when the app fails to load', () => {
    const { form, submit } = draw('action="#" method="post"');
    tell('onsubmit', form);
    form.append(document.createElement('img'));
    form.lastElementChild?.dispatchEvent(new Event('error'));
    expect(submit).not.toHaveBeenCalled();
    document.head.append(document.createElement('script'));
    document.head.lastElementChild?.dispatchEvent(new Event('error'));
    expect(submit).toHaveBeenCalled();
    expect(tell('onsubmit', form).defaultPrevented).toBe(false);
  });
});
