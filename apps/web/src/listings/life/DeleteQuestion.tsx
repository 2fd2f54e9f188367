import { type Listing, texts } from '@porchlight/domain';
import { AlertDialog } from '@porchlight/ui';

const words = texts.myListings;

export interface DeleteQuestionProps {
  /** The listing to delete; null while closed. */
  listing: Pick<Listing, 'title'> | null;
  /** Called with whether the user confirmed. */
  onAnswer: (isMeant: boolean) => void;
}

/** Confirms a deletion, which is permanent. */
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
