import { texts, type Listing } from '@porchlight/domain';

import { failureText, fieldErrorsOf } from '../shared/index.ts';
import { emptyDraft, type StoredDraft } from './draft.ts';
import type { ListingEditorContext, ListingEditorInput } from './listingEditor.types.ts';

/** The name that a form's draft is kept under. */
export function keyOf(input: ListingEditorInput): string {
  if (input.mode === 'edit') return input.listingId;
  return input.copyOf === undefined ? 'create' : `copy-${input.copyOf}`;
}

/** An editor with nothing in it yet. */
export function begin(input: ListingEditorInput): ListingEditorContext {
  return {
    key: keyOf(input),
    mode: input.mode,
    listingId: input.mode === 'edit' ? input.listingId : null,
    copyOf: input.mode === 'create' ? (input.copyOf ?? null) : null,
    listing: null,
    draft: emptyDraft(input.mode === 'create' ? input.email : ''),
    rememberedPrice: '',
    draftId: input.draftId,
    ownId: input.draftId,
    revision: 0,
    dirty: false,
    emailTouched: false,
    submitError: null,
    fieldErrors: {},
    loadFailure: null,
    failure: null,
    deleted: false,
    photosMissing: false,
    photos: undefined,
    restored: false,
    setAside: null,
  };
}

/**
 * The form after a change: what is sent now is another attempt than what was sent before. A draft that came back goes
 * on under this form's own id, or two tabs that went on from the same draft could send different listings as one.
 */
export const newAttempt = ({ ownId, revision }: Pick<ListingEditorContext, 'ownId' | 'revision'>) => ({
  draftId: ownId,
  revision: revision + 1,
  dirty: true,
  submitError: null,
});

/** The `Idempotency-Key` of what is in the form. */
export const attemptKey = ({
  draftId,
  revision,
}: Pick<ListingEditorContext, 'draftId' | 'revision'>): string => `${draftId}.${revision}`;

/** Whether an earlier sending, whose answer was lost, saved the listing with fewer photos than have arrived by now. */
export const lacksPhotos = ({ photos }: Pick<ListingEditorContext, 'photos'>, { images }: Listing): boolean =>
  photos !== undefined && images.length < photos.length;

const basisOf = ({ listing }: Pick<ListingEditorContext, 'listing'>): string | null =>
  listing?.updated_at ?? null;

/** The draft as it is to be kept. */
export function toStored(context: ListingEditorContext): StoredDraft {
  const { draft, rememberedPrice, draftId, revision } = context;
  return { draft, rememberedPrice, draftId, revision, basedOn: basisOf(context) };
}

/** Whether a kept draft is of another version of the listing than the one that is edited now. */
export const isOutdated = (context: ListingEditorContext, stored: StoredDraft | null): boolean =>
  stored !== null && stored.basedOn !== basisOf(context);

/** The form with a kept draft in it. */
export function withStored(
  context: ListingEditorContext,
  stored: StoredDraft | null,
): Partial<ListingEditorContext> {
  if (stored === null) return {};
  const { basedOn: _, ...kept } = stored;
  return {
    ...kept,
    dirty: true,
    restored: true,
    setAside: null,
    emailTouched: context.emailTouched || kept.draft.contact_email !== '',
  };
}

/** The form with the draft in it that was set aside: begun again, over the listing as it is now. */
export const resumed = (context: ListingEditorContext, ownId: string): Partial<ListingEditorContext> => ({
  ...withStored(context, context.setAside),
  ownId,
  submitError: null,
  fieldErrors: {},
});

/** What the form says after the server would not take it. */
export function refusal(
  mode: ListingEditorContext['mode'],
  error: unknown,
): Pick<ListingEditorContext, 'fieldErrors' | 'failure'> {
  const { createFailedTitle, updateFailedTitle, failedText } = texts.listingForm;
  return {
    fieldErrors: fieldErrorsOf(error),
    failure: {
      title: mode === 'create' ? createFailedTitle : updateFailedTitle,
      message: failureText(error, failedText),
    },
  };
}

/** What the server said of fields, but for those that were changed since. */
export function withoutFields(
  errors: Record<string, string>,
  fields: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
