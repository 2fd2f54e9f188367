import { type Listing, phoneHref, texts } from '@porchlight/domain';
import { Button, ButtonLink, PhoneIcon, Text, VisuallyHidden } from '@porchlight/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { ApiError, messageFor, showPhone, useApi } from '../../api/index.ts';
import { usePorts } from '../../lib/ports.ts';
import { takeIntent } from './intent.ts';
import * as styles from './ListingDetail.css.ts';
import { words } from './ShowPhone.words.ts';

type State =
  | { status: 'hidden' | 'asking' }
  | { status: 'failed'; reason: string }
  | { status: 'shown'; phone: string };

/** The button that requests the phone number of another user's listing, replaced by the number. */
export function ShowPhone({ listing: { id } }: { listing: Pick<Listing, 'id'> }) {
  const api = useApi();
  const { log } = usePorts();
  const [state, setState] = useState<State>({ status: 'hidden' });
  const wasPressed = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  const plain = useRef<HTMLParagraphElement>(null);
  const href = state.status === 'shown' ? phoneHref(state.phone) : undefined;

  const ask = (): void => {
    showPhone(api, id).then(
      ({ phone }) => setState({ status: 'shown', phone }),
      (error: unknown) => {
        log.warn('listing: phone not shown', { kind: error instanceof ApiError ? error.kind : 'unknown' });
        setState({ status: 'failed', reason: messageFor(error, words.failed) });
      },
    );
  };

  // Requested before signing in: shown without moving the focus.
  const askIfIntended = useEffectEvent(() => {
    if (takeIntent('phone', id)) ask();
  });
  useEffect(() => askIfIntended(), [id]);

  // The focused button is gone.
  useEffect(() => {
    if (state.status === 'shown' && wasPressed.current) (link.current ?? plain.current)?.focus();
  }, [state.status]);

  return (
    <div>
      {state.status === 'shown' && href !== undefined ? (
        <ButtonLink ref={link} href={href} variant="outline" tone="neutral" wide startIcon={<PhoneIcon />}>
          {words.call(state.phone)}
        </ButtonLink>
      ) : state.status === 'shown' ? (
        <p ref={plain} tabIndex={-1}>
          <bdi>{state.phone}</bdi>
        </p>
      ) : (
        <Button
          variant="outline"
          tone="neutral"
          wide
          startIcon={<PhoneIcon />}
          busy={state.status === 'asking'}
          onClick={() => {
            wasPressed.current = true;
            setState({ status: 'asking' });
            ask();
          }}
        >
          {texts.listing.showPhone}
        </Button>
      )}
      <Text
        as="div"
        size="sm"
        tone="critical"
        role="status"
        className={state.status === 'failed' ? styles.failed : undefined}
      >
        {state.status === 'failed' && state.reason}
        {state.status === 'shown' && <VisuallyHidden>{state.phone}</VisuallyHidden>}
      </Text>
    </div>
  );
}
