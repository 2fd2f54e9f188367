import { samples } from '../conformance/samples.tsx';
import { everyStory } from './everyStory.tsx';

/** One of each component, by the list that the compiler keeps complete. */
const everySample = Object.entries(samples).map(([name, element]) => ({ name, element }));

interface EverythingProps {
  direction?: 'ltr' | 'rtl';
  /** Lays out what opens only when asked for too, and one more of each component. Default false. */
  unfolded?: boolean;
}

/** All stories of the kit under each other, dialogs laid into the page. */
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

/** Until `letDialogsFloat`, dialogs open where they stand in the page. */
export function layDialogs(): void {
  dialogs.showModal = function show(this: HTMLDialogElement) {
    this.show();
  };
}

/**
 * Lets dialogs be modal again. Not for the answer of `beforeEach`: that is called when the next story begins, and takes
 * back what it has set up. Nor for `afterEach`, which a story that failed does not come to.
 */
export function letDialogsFloat(): void {
  if (asModal !== undefined) Object.defineProperty(dialogs, 'showModal', asModal);
}
