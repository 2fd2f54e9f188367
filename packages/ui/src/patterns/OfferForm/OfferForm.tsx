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
  /** The listing and its asking price. */
  listing: Pick<Listing, 'title' | 'price' | 'price_type' | 'price_period'>;
  /**
   * The amount of the other user's offer that this one counters, in the `KitProvider`'s currency. Default: a first offer.
   */
  counteredAmount?: number | undefined;
  /** The typed amount, kept by the parent. */
  amount: string;
  /** Called with the amount at every change. */
  onAmountChange: (amount: string) => void;
  /** Called by the button and by Enter; the parent validates the amount. */
  onSend: () => void;
  /** Called when the user wants to close it. */
  onClose: () => void;
  /** It is being sent: nothing can be changed. Default `false`. */
  sending?: boolean;
  /** Error of the amount, or why sending failed. Default none. */
  error?: ReactNode;
  /** Texts, for translation. Default English. */
  messages?: Partial<OfferFormMessages>;
}

/**
 * Asks for the amount of an offer or a counteroffer. It is fully controlled. For the price of a listing use
 * `PriceField`.
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
  // The visible input: a number with a decimal comma is submitted by a hidden one.
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
