import { limits, type ReportInput, texts } from '@porchlight/domain';
import { Button, ReportSheet, Stack, Text, TextLink } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { sendReport, useApi } from '../api/index.ts';
import { blockWords } from '../blocks/block.words.ts';
import { useAskToBlock } from '../blocks/useAskToBlock.ts';
import { Refused, useSubmit } from '../forms/index.ts';
import { isPlainClick } from '../lib/isPlainClick.ts';
import { unsentTextStore } from '../messages/unsentText.ts';
import { type SessionUser, useSessionView } from '../session/index.ts';
import { stopReporting, type ToReport } from './asking.ts';
import { carriedReport } from './carried.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import { reportInput } from './reportInput.ts';
import { words } from './Report.words.ts';

export interface ReportProps {
  reported: ToReport;
  isOpen: boolean;
}

/** The report sheet of a member. */
export function Report(props: ReportProps) {
  const { user } = useSessionView();
  return user && <MemberReport {...props} user={user} />;
}

function MemberReport({ reported, isOpen, user }: ReportProps & { user: SessionUser }) {
  const { kind, id, name, quote, toBlock, href } = reported;
  const api = useApi();
  const navigate = useNavigate();
  const blocking = useAskToBlock();
  const [kept] = useState(() => unsentTextStore(user.id, `report of ${kind} ${id}`));
  const [reason, setReason] = useState<Reason | ''>('');
  const [typed, setTyped] = useState(() => kept.read()?.text ?? '');
  const form = useSubmit(
    async (input: ReportInput, key) => {
      if (!navigator.onLine) throw new Refused(texts.errors.offline);
      await sendReport(api, input, key);
      kept.remove();
    },
    // None of the sheet's fields shows an error of its own.
    { fallback: texts.report.failed, fields: [], log: 'report not sent' },
  );

  const write = (text: string): void => {
    setTyped(text);
    kept.write({ text });
    form.edited();
  };
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [openedOn] = useState(page);
  useEffect(() => {
    // The browser's Back button: the text stays for the next time.
    if (page !== openedOn) stopReporting(reported);
  }, [openedOn, page, reported]);

  const close = (): void => {
    // Closed while sending: the text stays, in case it fails.
    if (!form.isSending) kept.remove();
    stopReporting(reported);
  };
  const send = (): void => {
    if (reason === '' || form.isSending) return;
    const { origin } = window.location;
    void form.submit(reportInput(reported, { reason, words: typed, reporter: user, origin }));
  };

  return (
    <ReportSheet
      open={isOpen}
      title={<bdi>{words.title[kind](name)}</bdi>}
      quote={quote}
      reasons={reasonsFor(kind)}
      reason={reason}
      onReasonChange={(chosen) => {
        setReason(chosen);
        form.edited();
      }}
      words={typed}
      onWordsChange={write}
      maxWords={limits.supportTextMax}
      sending={form.isSending}
      error={form.failure}
      onSend={send}
      onClose={close}
      further={
        <TextLink
          standalone
          href={href}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            close();
            void navigate(href, carriedReport(reason, typed));
          }}
        >
          {words.further}
        </TextLink>
      }
      sent={
        form.isSent
          ? {
              title: texts.report.sentTitle,
              text: (
                <Stack gap={3}>
                  <Text>{texts.report.sentText}</Text>
                  <Text>
                    {words.next} {words.secret}
                  </Text>
                  {blocking.state === 'failed' && (
                    <Text tone="critical" role="alert">
                      {blockWords.notLoaded}
                    </Text>
                  )}
                </Stack>
              ),
              action: toBlock && (
                <Button
                  tone="neutral"
                  variant="outline"
                  busy={blocking.state === 'loading'}
                  onClick={() => blocking.ask(toBlock, close)}
                >
                  <bdi>{words.block(name)}</bdi>
                </Button>
              ),
            }
          : undefined
      }
    />
  );
}
