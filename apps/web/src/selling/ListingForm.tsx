import { type Category, limits, type Listing, listingSchema, priceTypes, texts } from '@porchlight/domain';
import type { LocationSearchInput } from '@porchlight/flows/locationSearch';
import {
  Alert,
  AlertDialog,
  Button,
  CategoryPicker,
  type FormError,
  FormErrorSummary,
  ImageUploader,
  Inline,
  LocationCombobox,
  type LocationStatus,
  PriceField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@porchlight/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { Formik, type FormikProps } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';

import { validateWith } from '../forms/index.ts';
import { ExistingPhotos } from './ExistingPhotos.tsx';
import { fieldId, type FieldName, fieldOrder, firstControlId } from './formValues.ts';
import type { Selling } from './useSelling.ts';

const words = texts.listingForm;
const priceTypeOptions = priceTypes.map((value) => ({ value, label: words.priceTypeLabels[value] }));
const validate = validateWith(listingSchema);

type Draft = SnapshotFrom<Selling['editor']>['context']['draft'];

/** What the form says of each field: found here once it was left or sent, or refused by the server. */
function useErrors(form: FormikProps<Draft>, refused: Readonly<Record<string, string>>) {
  return (name: FieldName): string | undefined => {
    const isDue = form.submitCount > 0 || form.touched[name] !== undefined;
    const found = form.errors[name];
    return (isDue && typeof found === 'string' ? found : undefined) ?? refused[name];
  };
}

function statusOf(state: SnapshotFrom<Selling['locationMachine']>): LocationStatus {
  const text = state.context.text.trim();
  if (state.matches('fetching') || state.matches('debouncing')) return 'loading';
  if (state.matches('open')) return 'ready';
  if (state.matches('empty')) return 'empty';
  if (state.matches('failed')) return 'error';
  return text !== '' && text.length < limits.locationMinChars ? 'short' : 'idle';
}

interface PlaceFieldProps {
  selling: Selling;
  initial: LocationSearchInput['place'];
  /** The old free text of a listing whose place was never validated. */
  hint: string | undefined;
  error: string | undefined;
  onLeave: () => void;
}

/** The location field and its machine: a place counts only when it was chosen. */
function PlaceField({ selling, initial, hint, error, onLeave }: PlaceFieldProps) {
  const actor = useActorRef(selling.locationMachine, { input: { place: initial } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const { editor } = selling;
  const known = useRef(initial);
  useEffect(() => {
    if (state.context.place === known.current) return;
    known.current = state.context.place;
    editor.send({ type: 'draft.changed', changes: { location: state.context.place } });
  }, [editor, state.context.place]);
  return (
    <LocationCombobox
      id={fieldId('location')}
      label={words.location}
      requirement="required"
      hint={hint}
      error={error}
      inputValue={state.context.text}
      onInputChange={(text) => actor.send({ type: 'text.changed', text })}
      status={statusOf(state)}
      suggestions={state.context.suggestions}
      failure={state.context.error ?? undefined}
      selected={state.context.place}
      onSelect={(suggestion) => actor.send({ type: 'suggestion.chosen', suggestion })}
      onClear={() => actor.send({ type: 'selection.cleared' })}
      onBlur={() => {
        actor.send({ type: 'list.closed' });
        onLeave();
      }}
    />
  );
}

/** The photos and their machine. */
function PhotosField({ selling, existing }: { selling: Selling; existing: Listing['images'] }) {
  const { queue } = selling;
  const { items, notices, alert, progress, slots } = useSelector(queue, ({ context }) => context);
  const isUploading = useSelector(queue, (snapshot) => snapshot.matches('uploading'));
  return (
    <>
      {existing.length > 0 && <ExistingPhotos images={existing} />}
      <ImageUploader
        label={existing.length > 0 ? words.addImages : words.images}
        hint={texts.help.photoRules}
        max={slots}
        items={items.map((item) => ({
          id: item.id,
          name: item.file.name,
          preview: item.preview,
          status: isUploading && item.status === 'done' ? 'uploading' : item.status,
          progress: isUploading ? progress : undefined,
          error: item.error,
          note: item.becomesStill ? texts.images.gifBecomesStill : undefined,
        }))}
        notices={notices}
        disabled={isUploading}
        onFilesAdd={(files) =>
          queue.send({ type: 'files.added', files: files.map((file) => ({ id: crypto.randomUUID(), file })) })
        }
        onRemove={(id) => queue.send({ type: 'item.removed', id })}
        onMove={(id, to) => queue.send({ type: 'item.moved', id, to })}
        onRetry={(id) => queue.send({ type: 'item.retried', id })}
      />
      <AlertDialog
        open={alert !== null}
        onOpenChange={() => queue.send({ type: 'alert.dismissed' })}
        type="error"
        title={words.images}
        message={alert ?? ''}
      />
    </>
  );
}

export interface ListingFormProps {
  selling: Selling;
  categories: readonly Category[];
  /** The listing being edited. */
  listing?: Listing | null;
  onCancel: () => void;
}

/** The form of a listing, new or old. The machine holds what is typed; Formik says what is wrong with it. */
export function ListingForm(props: ListingFormProps) {
  const { editor } = props.selling;
  const draft = useSelector(editor, ({ context }) => context.draft);
  return (
    <Formik
      initialValues={draft}
      validate={(values) => validate(values)}
      onSubmit={() => editor.send({ type: 'draft.submitted' })}
    >
      {(form) => <Fields {...props} form={form} draft={draft} />}
    </Formik>
  );
}

function Fields({
  selling,
  categories,
  listing,
  onCancel,
  form,
  draft,
}: ListingFormProps & { form: FormikProps<Draft>; draft: Draft }) {
  const { editor } = selling;
  const { fieldErrors, submitError, mode } = useSelector(editor, ({ context }) => context);
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  const errorOf = useErrors(form, fieldErrors);
  const { setValues, setFieldTouched, submitCount, isValid, isSubmitting } = form;

  useEffect(() => {
    void setValues(draft);
  }, [draft, setValues]);

  const change = (changes: Partial<Draft>): void => editor.send({ type: 'draft.changed', changes });
  const field = (name: FieldName) => ({
    id: fieldId(name),
    name,
    error: errorOf(name),
    onBlur: () => void setFieldTouched(name),
  });
  const attempts = useMemo(
    () => (submitCount > 0 && !isValid && !isSubmitting ? submitCount : 0),
    [submitCount, isValid, isSubmitting],
  );
  const wrong: FormError[] = fieldOrder.flatMap((name) => {
    const message = submitCount > 0 ? errorOf(name) : fieldErrors[name];
    return message === undefined ? [] : [{ fieldId: firstControlId(name), message }];
  });
  const oldPlace =
    listing?.location !== undefined && draft.location === null ? `Was: ${listing.location}` : undefined;

  return (
    <form
      noValidate
      aria-label={mode === 'edit' ? words.editTitle : words.createTitle}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) form.handleSubmit();
      }}
    >
      <Stack gap={6}>
        <FormErrorSummary errors={wrong} attempts={attempts} />
        <TextField
          {...field('title')}
          label={words.title}
          requirement="required"
          value={draft.title}
          onValueChange={(title) => change({ title })}
        />
        <CategoryPicker
          {...field('category_id')}
          categories={categories}
          value={draft.category_id}
          onValueChange={(id) => change({ category_id: id })}
        />
        <TextArea
          {...field('description')}
          label={words.description}
          requirement="required"
          rows={8}
          max={limits.descriptionMax}
          value={draft.description}
          onValueChange={(description) => change({ description })}
        />
        <Select
          {...field('price_type')}
          label={words.priceType}
          requirement="required"
          placeholder={draft.price_type === '' ? words.priceTypeRequired : undefined}
          options={priceTypeOptions}
          value={draft.price_type}
          onValueChange={(value) =>
            editor.send({
              type: 'priceType.chosen',
              priceType: priceTypes.find((type) => type === value) ?? '',
            })
          }
        />
        <PriceField
          {...field('price')}
          label={words.price}
          value={draft.price}
          priceType={draft.price_type}
          onValueChange={(price) => change({ price })}
        />
        <PlaceField
          selling={selling}
          initial={draft.location}
          hint={oldPlace}
          error={errorOf('location')}
          onLeave={() => void setFieldTouched('location')}
        />
        <TextField
          {...field('contact_email')}
          label={words.contactEmail}
          type="email"
          autoComplete="email"
          requirement="required"
          hint="Only you see it here. People write to you through messages."
          value={draft.contact_email}
          onValueChange={(email) => change({ contact_email: email })}
        />
        <TextField
          {...field('contact_phone')}
          label={words.contactPhone}
          type="tel"
          autoComplete="tel"
          requirement="optional"
          value={draft.contact_phone}
          onValueChange={(phone) => change({ contact_phone: phone })}
        />
        <PhotosField selling={selling} existing={listing?.images ?? []} />
        {submitError !== null && (
          <Alert tone="critical" live="assertive">
            {submitError}
          </Alert>
        )}
        <Inline gap={3}>
          <Button type="submit" size="lg" busy={isBusy}>
            {mode === 'edit' ? words.updateAction : words.createAction}
          </Button>
          <Button size="lg" variant="quiet" tone="neutral" onClick={onCancel}>
            {texts.common.cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
