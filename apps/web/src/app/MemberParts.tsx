import { BlockQuestionLater } from '../blocks/BlockQuestionLater.tsx';
import { OwnAnswers } from '../blocks/OwnAnswers.tsx';
import { MessageEventsListener } from '../messages/MessageEventsListener.tsx';

/** Keeps what the person is shown up to date, and asks what is asked on any page. */
export function MemberParts({ userId }: { userId: string }) {
  return (
    <>
      <MessageEventsListener userId={userId} />
      <OwnAnswers />
      <BlockQuestionLater />
    </>
  );
}
