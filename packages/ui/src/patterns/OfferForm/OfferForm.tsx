import type { Listing } from '@porchlight/domain';
import { type ReactNode, useId, useMemo, useRef } from 'react';

import { Dialog, type DialogProps } from '../../components/Dialog/index.ts';
import { NumberInput } from '../../components/NumberField/NumberInput.tsx';
import { useAmountSigns, useCurrencySigns, useMessages } from '../../lib/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Price } from '../Price/index.ts';
import * as styles from './OfferForm.css.ts';
import { english, type OfferFormMessages } from './OfferForm.messages.ts';

export interface OfferFormProps extends Omit<
  DialogProps,
  'title' | 'description' | 'children' | 'footer' | 'messages' | 'onOpenChange' | 'initialFocus'
> {
  /** What it is about, and what is asked for it. */
  listing: Pick<Listing, 'title' | 'price' | 'price_type' | 'price_period'>;
  /** The amount of the other person's offer that this one answers, in the `KitProvider`'s currency. Default: it is the first. */
  counteredAmount?: number | undefined;
  /** The amount as typed: its owner keeps it. */
  amount: string;
  /** Called with the amount at every change. */
  onAmountChange: (amount: string) => void;
  /** Called by the button and by Enter; whether it is an amount is its owner's to say. */
  onSend: () => void;
  /** Called when the person wants it closed. */
  onClose: () => void;
  /** It is on its way: nothing can be changed. Default `false`. */
  sending?: boolean;
  /** What is wrong with the amount, or why it was not sent. Default none. */
  error?: ReactNode;
  /** Words, for translation. Default English. */
  messages?: Partial<OfferFormMessages>;
}

/**
 * Asks for the amount that someone offers for a listing, or answers another offer with. It keeps nothing itself. For
 * the price of a listing use `PriceField`.
 *
 * Renders a modal `<dialog>` with a `<form>`.
 */
export function OfferForm({
  listing,
  counteredAmount,
  amount,
  onAmountChange,
  onSend,
  onClose,
  sending = false,
  error,
  messages,
  ...rest
}: OfferFormProps) {
  const words = useMessages('OfferForm', english, messages);
  const { currency, side } = useCurrencySigns();
  const signs = useAmountSigns();
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  // The one that is seen: a number that is written with a comma is posted by another.
  const field = useMemo(
    () => ({
      get current() {
        return fields.current?.querySelector<HTMLElement>('[role="spinbutton"]') ?? null;
      },
    }),
    [],
  );
  return (
    <Dialog
      size="sm"
      {...rest}
      title={counteredAmount === undefined ? words.title : words.counterTitle}
      description={<bdi>{listing.title}</bdi>}
      onOpenChange={onClose}
      initialFocus={field}
      closeOnBackdrop={false}
      messages={{ close: words.close }}
      footer={
        <>
          <Button tone="neutral" variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} busy={sending}>
            {sending ? words.sending : words.send}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={fields}
        className={styles.form}
        noValidate
        aria-busy={sending}
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) onSend();
        }}
      >
        <p className={styles.facts}>
          {words.asked}
          <Price
            size="sm"
            price={listing.price}
            priceType={listing.price_type}
            period={listing.price_period}
          />
        </p>
        {counteredAmount !== undefined && (
          <p className={styles.facts}>
            {words.offered}
            <Price size="sm" price={counteredAmount} priceType="fixed" />
          </p>
        )}
        <NumberInput
          currency={signs}
          min={0}
          label={words.amount}
          requirement="required"
          {...(side === 'start' ? { start: currency } : { end: currency })}
          autoComplete="off"
          value={amount}
          onValueChange={onAmountChange}
          readOnly={sending}
          hint={words.hint}
          error={error}
        />
      </form>
    </Dialog>
  );
}
