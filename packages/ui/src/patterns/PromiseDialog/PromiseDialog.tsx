import type { Asker, OwnerChange } from '@porchlight/domain';
import { useRef, useState } from 'react';

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
  /** The pending change. */
  change: Extract<OwnerChange, 'reserve' | 'sell'>;
  /** Title of the listing. */
  listingTitle: string;
  /** The users who have written about it, most recent first. Default: still loading. */
  askers?: readonly Asker[] | undefined;
  /** Id of the user it is reserved for, preselected. Default: the only asker with an accepted offer, else none. */
  promisedTo?: string | null | undefined;
  /** Called with the id of the user it is for; null for a user who has not written. */
  onConfirm: (askerId: string | null) => void;
  /** Called by 'Cancel', Escape and a press outside: nothing is done. */
  onCancel: () => void;
  /** Texts, for translation. Default English. */
  messages?: Partial<PromiseDialogMessages>;
}

/** The answer for a user who has not written; no id equals it. */
const other = 'other';

function suggestion(askers: readonly Asker[], promisedTo: string | null | undefined): string {
  const reserved = askers.find(({ id }) => id === promisedTo);
  const accepted = askers.filter(({ has_accepted_offer }) => has_accepted_offer);
  return (reserved ?? (accepted.length === 1 ? accepted[0] : undefined))?.id ?? '';
}

/**
 * Asks whom a listing is reserved for, or who bought it, before it leaves the market. An answer is preselected only
 * if the listing or an accepted offer names one; otherwise the owner has to choose.
 * Renders a `Dialog`. Publishes `data-status` on its content: `loading` or `ready`.
 */
export function PromiseDialog({
  change,
  listingTitle,
  askers,
  promisedTo,
  onConfirm,
  onCancel,
  messages,
  ...rest
}: PromiseDialogProps) {
  const words = useMessages('PromiseDialog', english, messages);
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const { title, who, confirm } = words[change];
  const isAsked = askers !== undefined && askers.length > 0;
  // The selected user may have left the list since.
  const isListed = chosen === other || askers?.some(({ id }) => id === chosen);
  const answer = isListed && chosen !== undefined ? chosen : suggestion(askers ?? [], promisedTo);
  const send = () => {
    if (isAsked && answer === '') {
      setMissing(true);
      group.current?.querySelector('input')?.focus();
    } else onConfirm(isAsked && answer !== other ? answer : null);
  };
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
          <Button disabled={askers === undefined} onClick={send}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack ref={group} gap={4} data-status={askers === undefined ? 'loading' : 'ready'}>
        {askers === undefined && <Spinner label={words.loading} />}
        {isAsked && (
          <RadioGroup
            label={who}
            variant="cards"
            requirement="required"
            value={answer}
            {...(isMissing && answer === '' && { error: words.required })}
            onValueChange={setChosen}
            options={[
              ...askers.map(({ id, name }) => ({
                value: id,
                label: <bdi>{name}</bdi>,
                hint: words.notified,
              })),
              { value: other, label: words.other },
            ]}
          />
        )}
        <Text tone="muted" size="sm">
          {words.consequence}
        </Text>
      </Stack>
    </Dialog>
  );
}
