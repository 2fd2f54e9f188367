import { texts } from '@porchlight/domain';
import { AlertDialog, Button, Text, ToastRegion } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { ApiError, reasonOf } from '../api/index.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import { usePorts } from '../lib/ports.ts';
import { stopAsking, type ToBlock, useAskedToBlock } from './asking.ts';
import { useSetBlocked } from './useSetBlocked.ts';
import { words } from './BlockQuestion.words.ts';

/** The last change, or its failure. */
interface Done {
  person: ToBlock;
  isBlocked: boolean;
  failure?: string;
}

/** Navigates to another page. Resolves once it, or another page opened instead, is shown. */
function useLead(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrive = useRef<() => void>(undefined);
  useEffect(() => () => arrive.current?.(), [key]);
  return async (to) => {
    const arrived = new Promise<void>((resolve) => (arrive.current = resolve));
    await navigate(to);
    await arrived;
  };
}

/** The dialog that confirms a block, then navigates, shows a toast and offers undo. */
export function BlockQuestion() {
  const asked = useAskedToBlock();
  const setBlocked = useSetBlocked();
  const lead = useLead();
  const { log } = usePorts();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState<Done | null>(null);
  /**
   * The user whose page is being left. They stay the subject until it is gone, so that nothing more of theirs
   * is requested.
   */
  const [left, setLeft] = useState<ToBlock | null>(null);
  // Keeps its text while the dialog closes.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);

  const change = async (
    person: ToBlock,
    isBlocked: boolean,
    leave?: () => Promise<void>,
  ): Promise<string> => {
    if (isSending) return '';
    setSending(true);
    try {
      await setBlocked(person.id, isBlocked, leave);
      setDone({ person, isBlocked });
      return '';
    } catch (error) {
      log.warn('blocks: not changed', { kind: error instanceof ApiError ? error.kind : 'unknown' });
      return reasonOf(error);
    } finally {
      setSending(false);
    }
  };

  const block = async (person: ToBlock): Promise<void> => {
    setFailure('');
    const reason = await change(person, true, async () => {
      setLeft(person);
      await lead(person.leadsTo);
      stopAsking(person);
      focusHeading();
    });
    setFailure(reason);
  };

  const letBack = async (person: ToBlock): Promise<void> => {
    const reason = await change(person, false);
    if (reason !== '') setDone({ person, isBlocked: true, failure: reason });
  };

  const cancel = (): void => {
    setFailure('');
    stopAsking(asked);
  };

  return (
    <>
      <AlertDialog
        open={asked !== null && asked !== left}
        onOpenChange={cancel}
        type="warning"
        destructive
        title={<bdi>{words.title(shown?.name ?? '')}</bdi>}
        message={
          <>
            {words.message}
            <Text as="div" size="sm" tone="critical" role="alert">
              {failure}
            </Text>
          </>
        }
        primaryAction={{
          label: words.block,
          busy: isSending,
          onAction: () => shown !== null && void block(shown),
        }}
        secondaryAction={{ label: texts.common.cancel, onAction: cancel }}
      />
      <ToastRegion
        toasts={done === null ? [] : [toastOf(done, (person) => void letBack(person))]}
        onDismiss={() => setDone(null)}
        // A separate name: the page may have another live region.
        messages={{ label: words.news }}
      />
    </>
  );
}

function toastOf({ person, isBlocked, failure }: Done, onUndo: (person: ToBlock) => void) {
  return {
    id: `${person.id} ${isBlocked} ${failure ?? ''}`,
    tone: failure === undefined ? ('positive' as const) : ('critical' as const),
    text: failure ?? <bdi>{(isBlocked ? words.blocked : words.unblocked)(person.name)}</bdi>,
    action: isBlocked && (
      <Button size="sm" variant="outline" tone="neutral" onClick={() => onUndo(person)}>
        {words.undo}
      </Button>
    ),
  };
}
