import type { Asker, OwnerChange } from '@porchlight/domain';
import { useState } from 'react';

import { Dialog, type DialogProps } from '../../components/Dialog/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { english, type PromiseDialogMessages } from './PromiseDialog.messages.ts';

export interface PromiseDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'messages' | 'onOpenChange'
> {
  /** What is about to be done. */
  change: Extract<OwnerChange, 'reserve' | 'sell'>;
  /** Title of the listing. */
  listingTitle: string;
  /** Who has written about it, last first. Default: that is not known yet. */
  askers?: readonly Asker[] | undefined;
  /** Called with the id of whom it is for; null for nobody who has written. */
  onConfirm: (askerId: string | null) => void;
  /** Called by 'Cancel', Escape and a press outside: nothing is done. */
  onCancel: () => void;
  /** Words, for translation. Default English. */
  messages?: Partial<PromiseDialogMessages>;
}

/**
 * Asks for whom a listing is reserved, or who bought it, before it leaves the market. Who has written can be chosen;
 * nobody has to be.
 *
 * Renders a `Dialog`. Publishes `data-status` on its content: `loading` or `ready`.
 */
export function PromiseDialog({
  change,
  listingTitle,
  askers,
  onConfirm,
  onCancel,
  messages,
  ...rest
}: PromiseDialogProps) {
  const words = useMessages('PromiseDialog', english, messages);
  const [chosen, setChosen] = useState('');
  const { title, who, confirm } = words[change];
  // Who was chosen may have gone from the list.
  const person = askers?.find(({ id }) => id === chosen);
  const isAsked = askers !== undefined && askers.length > 0;
  return (
    <Dialog
      size="sm"
      {...rest}
      title={title}
      description={<bdi>{listingTitle}</bdi>}
      onOpenChange={onCancel}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button disabled={askers === undefined} onClick={() => onConfirm(person?.id ?? null)}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4} data-status={askers === undefined ? 'loading' : 'ready'}>
        {askers === undefined && <Spinner label={words.loading} />}
        {isAsked && (
          <RadioGroup
            label={who}
            variant="cards"
            value={person?.id ?? 'nobody'}
            onValueChange={setChosen}
            options={[
              ...askers.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi>, hint: words.told })),
              { value: 'nobody', label: words.nobody },
            ]}
          />
        )}
        <Text tone="muted" size="sm">
          {words.unasked}
        </Text>
      </Stack>
    </Dialog>
  );
}
