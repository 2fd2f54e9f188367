import { type Listing, texts } from '@porchlight/domain';
import { AlertDialog } from '@porchlight/ui';

const words = texts.myListings;

export interface DeleteQuestionProps {
  /** What would be deleted; null while there is no question. */
  listing: Pick<Listing, 'title'> | null;
  /** Called with whether it is meant. */
  onAnswer: (isMeant: boolean) => void;
}

/** Deleting is for good, so it asks first. */
export function DeleteQuestion({ listing, onAnswer }: DeleteQuestionProps) {
  return (
    <AlertDialog
      open={listing !== null}
      onOpenChange={() => onAnswer(false)}
      type="warning"
      destructive
      title={words.deleteTitle}
      message={
        <>
          <bdi>{listing?.title}</bdi>. {words.deleteText}
        </>
      }
      primaryAction={{ label: words.remove, onAction: () => onAnswer(true) }}
      secondaryAction={{ label: texts.common.cancel, onAction: () => onAnswer(false) }}
    />
  );
}
