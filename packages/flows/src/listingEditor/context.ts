import { texts, type Listing } from '@porchlight/domain';

import { failureText, fieldErrorsOf } from '../shared/index.ts';
import { emptyDraft, type StoredDraft } from './draft.ts';
import type { ListingEditorContext, ListingEditorInput } from './listingEditor.types.ts';

/** The key that a form's draft is stored under. */
export function keyOf(input: ListingEditorInput): string {
  if (input.mode === 'edit') return input.listingId;
  return input.copyOf === undefined ? 'create' : `copy-${input.copyOf}`;
}

/** Context of an editor with an empty form. */
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
 * The form after a change: sending it is a new attempt. A restored draft continues under this form's own id;
 * otherwise two tabs that continue the same draft could send different listings with one key.
 */
export const newAttempt = ({ ownId, revision }: Pick<ListingEditorContext, 'ownId' | 'revision'>) => ({
  draftId: ownId,
  revision: revision + 1,
  dirty: true,
  submitError: null,
});

/** The `Idempotency-Key` of the form's content. */
export const attemptKey = ({
  draftId,
  revision,
}: Pick<ListingEditorContext, 'draftId' | 'revision'>): string => `${draftId}.${revision}`;

/** Whether an earlier request, whose response was lost, saved the listing with fewer photos than are uploaded now. */
export const lacksPhotos = ({ photos }: Pick<ListingEditorContext, 'photos'>, { images }: Listing): boolean =>
  photos !== undefined && images.length < photos.length;

const basisOf = ({ listing }: Pick<ListingEditorContext, 'listing'>): string | null =>
  listing?.updated_at ?? null;

/** The draft in its stored form. */
export function toStored(context: ListingEditorContext): StoredDraft {
  const { draft, rememberedPrice, draftId, revision } = context;
  return { draft, rememberedPrice, draftId, revision, basedOn: basisOf(context) };
}

/** Whether a stored draft is based on another version of the listing than the current one. */
export const isOutdated = (context: ListingEditorContext, stored: StoredDraft | null): boolean =>
  stored !== null && stored.basedOn !== basisOf(context);

/** The context with a stored draft restored. */
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

/** The context with the draft that was set aside: a new form, based on the current listing. */
export const resumed = (context: ListingEditorContext, ownId: string): Partial<ListingEditorContext> => ({
  ...withStored(context, context.setAside),
  ownId,
  submitError: null,
  fieldErrors: {},
});

/** What the form shows after the server rejected it. */
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

/** The server's field errors, without those of fields changed since. */
export function withoutFields(
  errors: Record<string, string>,
  fields: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
