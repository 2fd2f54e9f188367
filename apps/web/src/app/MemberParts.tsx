import { BlockQuestionLater } from '../blocks/BlockQuestionLater.tsx';
import { OwnAnswers } from '../blocks/OwnAnswers.tsx';
import { MessageEventsListener } from '../messages/MessageEventsListener.tsx';
import { ReportLater } from '../reports/ReportLater.tsx';

/** Keeps a signed-in user's data up to date, and holds dialogs that any page can open. */
export function MemberParts({ userId }: { userId: string }) {
  return (
    <>
      <MessageEventsListener userId={userId} />
      <OwnAnswers />
      <BlockQuestionLater />
      <ReportLater />
    </>
  );
}
