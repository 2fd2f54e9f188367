import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onPress` when a dialog's backdrop is pressed. A press that starts or ends inside is a text selection, and
 * one on an element over the backdrop, such as a toast, is not about the dialog. Listens natively: a toast is inside
 * the dialog element, but not inside its React tree.
 */
export function useBackdropPress(ref: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const dialog = ref.current;
    let isOutside = false;
    const onDown = ({ target }: Event) => {
      isOutside = target === dialog;
    };
    const onUp = ({ target }: Event) => {
      isOutside &&= target === dialog;
    };
    const onClick = ({ target }: Event) => {
      if (isOutside && target === dialog) press();
      isOutside = false;
    };
    dialog?.addEventListener('pointerdown', onDown);
    dialog?.addEventListener('pointerup', onUp);
    dialog?.addEventListener('click', onClick);
    return () => {
      dialog?.removeEventListener('pointerdown', onDown);
      dialog?.removeEventListener('pointerup', onUp);
      dialog?.removeEventListener('click', onClick);
    };
  }, [ref]);
}
