import { samples } from '../conformance/samples.tsx';
import { everyStory } from './everyStory.tsx';

/** One of each component, from the list that the compiler keeps complete. */
const everySample = Object.entries(samples).map(([name, element]) => ({ name, element }));

interface EverythingProps {
  direction?: 'ltr' | 'rtl';
  /** Also shows content that opens on demand, and one more of each component. Default false. */
  unfolded?: boolean;
}

/** All stories of the kit on one page, with dialogs laid out in it. */
export function Everything({ direction = 'ltr', unfolded = false }: EverythingProps) {
  return (
    <div dir={direction} style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <style>
        {'[data-stress] dialog { position: static; margin: 0; max-block-size: none; transition: none }'}
        {unfolded && '[data-stress] [popover] { display: block; position: static !important; margin: 0 }'}
      </style>
      {[...(unfolded ? everySample : []), ...everyStory].map(({ name, element }) => (
        <section key={name} data-stress={name} aria-label={name}>
          {element}
        </section>
      ))}
    </div>
  );
}

const dialogs = HTMLDialogElement.prototype;
const asModal = Object.getOwnPropertyDescriptor(dialogs, 'showModal');

/** Until `letDialogsFloat`, dialogs open inline in the page. */
export function layDialogs(): void {
  dialogs.showModal = function show(this: HTMLDialogElement) {
    this.show();
  };
}

/**
 * Makes dialogs modal again. Not in the cleanup of `beforeEach`: that runs when the next story starts, and would undo
 * its setup. Nor in `afterEach`, which does not run for a failed story.
 */
export function letDialogsFloat(): void {
  if (asModal !== undefined) Object.defineProperty(dialogs, 'showModal', asModal);
}
