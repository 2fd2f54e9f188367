// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import boot from '../../public/boot.js?raw';

/** What waits in a page that the server drew. */
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

test('what starts the app waits for the photos in view and for a drawing of them', () => {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(isStarted()).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(isStarted()).toBe(false);
  expect(document.documentElement.dataset['drawing']).toBe('first');
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
  // Whatever was left out of the first drawing is drawn now.
  expect(document.documentElement.dataset['drawing']).toBeUndefined();
});

test('a photo that does not come keeps it for three seconds', () => {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  vi.advanceTimersByTime(2999);
  expect(isStarted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isStarted()).toBe(true);
});

/** Lets the page's handler hear of it. Here the handlers of the global object are not those of the window. */
function tell(name: 'onclick' | 'oninput' | 'onsubmit', target: Element): Event {
  const event = new Event(name.slice('on'.length), { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  const handler: unknown = Reflect.get(window, name);
  if (typeof handler === 'function') Reflect.apply(handler, window, [event]);
  return event;
}

test.each(['onclick', 'oninput'] as const)('the first %s starts it at once, and is noted', (name) => {
  tell(name, document.body);
  expect(isStarted()).toBe(true);
  expect(window.early?.has(document.body)).toBe(true);
});

test('a page that is being left says so, until it must be a way out that led nowhere', () => {
  const { dataset } = document.documentElement;
  window.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(29_999);
  expect(dataset['leaving']).toBe('');
  vi.advanceTimersByTime(1);
  expect(dataset['leaving']).toBeUndefined();
});

describe('a form that is sent', () => {
  const { dataset } = document.documentElement;
  function draw(attributes: string) {
    document.body.innerHTML = `${waiting}<form ${attributes}><input><button>Send</button></form>`;
    const [form, field] = [document.querySelector('form'), document.querySelector('input')];
    if (form === null || field === null) throw new Error('The page has no form');
    const submit = vi.spyOn(form, 'submit').mockReturnValue();
    return { form, field, submit };
  }

  test.each(['action="#" method="post"', ''])(
    'is kept for the app, with what is filled in later: %s',
    (attributes) => {
      const { form, field, submit } = draw(attributes);
      expect(tell('onsubmit', form).defaultPrevented).toBe(true);
      tell('oninput', field);
      tell('onsubmit', form);
      expect([...(window.early ?? [])]).toEqual([field, form]);
      expect(dataset['sending']).toBe('');
      expect(isStarted()).toBe(true);
      expect(submit).not.toHaveBeenCalled();
    },
  );

  test('is the business of the browser where it leads to a page', () => {
    const { form } = draw('action="/listings"');
    expect(tell('onsubmit', form).defaultPrevented).toBe(false);
    expect(window.early?.size).toBe(0);
  });

  test('is left to the app that is there', () => {
    const { form } = draw('action="#" method="post"');
    form.addEventListener('submit', (event) => event.preventDefault());
    tell('onsubmit', form);
    expect(window.early?.size).toBe(0);
    expect(dataset['sending']).toBeUndefined();
  });

  test('is not sent by a browser that leaves for another page, and lets go of the app', () => {
    const { form, submit } = draw('action="#" method="post"');
    tell('onsubmit', form);
    window.dispatchEvent(new Event('beforeunload'));
    document.head.append(document.createElement('script'));
    document.head.lastElementChild?.dispatchEvent(new Event('error'));
    expect(submit).not.toHaveBeenCalled();
  });

  test('is sent by the browser once it is known that the app does not come', () => {
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
