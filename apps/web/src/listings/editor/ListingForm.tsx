import {
  type Category,
  knownCondition,
  knownPeriod,
  limits,
  type Listing,
  listingConditions,
  listingSchema,
  priceTypes,
  texts,
} from '@porchlight/domain';
import {
  Alert,
  Button,
  CategoryPicker,
  Checkbox,
  type FormError,
  FormErrorSummary,
  Inline,
  PriceField,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@porchlight/ui';
import { useSelector } from '@xstate/react';
import { Formik, type FormikProps } from 'formik';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';

import { takingFilled, validateWith } from '../../forms/index.ts';
import {
  fieldId,
  type FieldName,
  fieldOrder,
  firstControlId,
  hasCondition,
  periodsOf,
  photosId,
} from './formValues.ts';
import { hints } from './ListingForm.words.ts';
import { PhotosField } from './PhotosField.tsx';
import { RulesNote } from './RulesNote.tsx';
import { SendButton } from './SendButton.tsx';
import { PlaceField } from './PlaceField.tsx';
import * as styles from './ListingForm.css.ts';
import { useFocusOnPrice } from './useFocusOnPrice.ts';
import { useGoOnAtTop } from './useGoOnAtTop.ts';
import type { ListingEditor } from './useListingEditor.ts';

const words = texts.listingForm;
const priceTypeOptions = priceTypes.map((value) => ({ value, label: words.priceTypeLabels[value] }));
const validate = validateWith(listingSchema);
const isBlank = (text: string): boolean => text.trim() === '';

type Draft = SnapshotFrom<ListingEditor['editor']>['context']['draft'];

/**
 * Error of each field: a validation error once the field was left or the form submitted, or the server's
 * error.
 */
function useErrors(form: FormikProps<Draft>, refused: Readonly<Record<string, string>>) {
  return (name: FieldName): string | undefined => {
    const isDue = form.submitCount > 0 || form.touched[name] !== undefined;
    const found = form.errors[name];
    return (isDue && typeof found === 'string' ? found : undefined) ?? refused[name];
  };
}

export interface ListingFormProps {
  listingEditor: ListingEditor;
  categories: readonly Category[];
  /** The listing being edited. */
  listing?: Listing | null;
  onCancel: () => void;
}

/** The form of a new or existing listing. The machine holds the values; Formik validates them. */
export function ListingForm(props: ListingFormProps) {
  const { editor } = props.listingEditor;
  const { draft, ownId, setAside } = useSelector(editor, ({ context }) => context);
  useGoOnAtTop(`${ownId} ${setAside === null}`);
  return (
    <Formik
      // Reset Formik for another listing, or another draft of it.
      key={ownId}
      initialValues={draft}
      validate={(values) => validate(values)}
      // Returns a promise, so that Formik ends its submission.
      onSubmit={async () => editor.send({ type: 'draft.submitted' })}
    >
      {(form) => <Fields {...props} form={form} draft={draft} />}
    </Formik>
  );
}

function Fields({
  listingEditor,
  categories,
  listing,
  onCancel,
  form,
  draft,
}: ListingFormProps & { form: FormikProps<Draft>; draft: Draft }) {
  const { editor } = listingEditor;
  const { fieldErrors, submitError, mode } = useSelector(editor, ({ context }) => context);
  const isBusy = useSelector(editor, (snapshot) => snapshot.hasTag('busy'));
  const errorOf = useErrors(form, fieldErrors);
  const { setValues, setFieldTouched, submitCount, isValid, isSubmitting } = form;

  useEffect(() => {
    void setValues(draft);
  }, [draft, setValues]);

  useFocusOnPrice(draft.price_type === 'free');

  const change = (changes: Partial<Draft>): void => editor.send({ type: 'draft.changed', changes });
  const field = (name: FieldName) => ({
    id: fieldId(name),
    name,
    error: errorOf(name),
    onBlur: () => void setFieldTouched(name),
  });
  // The summary takes the focus once per attempt: after a validation error, or after the dialog about a
  // server error.
  const isRefused = useSelector(
    editor,
    (snapshot) => snapshot.matches('editing') && Object.keys(snapshot.context.fieldErrors).length > 0,
  );
  const attempts = !isSubmitting && (!isValid || isRefused) ? submitCount : 0;
  const wrong: FormError[] = fieldOrder.flatMap((name) => {
    const message = submitCount > 0 ? errorOf(name) : fieldErrors[name];
    return message === undefined ? [] : [{ fieldId: firstControlId(name), message }];
  });
  const { photos } = fieldErrors;
  if (photos !== undefined) wrong.push({ fieldId: `${photosId}-input`, message: photos });
  const periods = periodsOf(categories, draft.category_id);
  const oldPlace =
    listing?.location !== undefined && draft.location === null ? hints.oldPlace(listing.location) : undefined;

  return (
    <form
      noValidate
      {...takingFilled({ ...draft }, change)}
      aria-label={mode === 'edit' ? words.editTitle : words.createTitle}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        // Validation stops a form without a place; the editor provides the general error text.
        if (draft.location === null) editor.send({ type: 'draft.submitted' });
        form.handleSubmit();
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
          requirement="required"
          categories={categories}
          value={draft.category_id}
          onValueChange={(id) =>
            change({
              category_id: id,
              // Clear a price period that the new category doesn't have.
              ...(!periodsOf(categories, id).some((period) => period === draft.price_period) && {
                price_period: '',
              }),
              ...(!hasCondition(categories, id) && { condition: '' }),
            })
          }
        />
        {hasCondition(categories, draft.category_id) && (
          <Select
            {...field('condition')}
            label={texts.listing.condition}
            requirement="optional"
            placeholder={words.conditionUnsaid}
            options={listingConditions.map((value) => ({
              value,
              label: texts.listing.conditionLabels[value],
            }))}
            value={draft.condition}
            onValueChange={(value) => change({ condition: knownCondition(value) ?? '' })}
          />
        )}
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
        {periods.length > 0 && draft.price_type !== 'free' && (
          <Select
            {...field('price_period')}
            label={words.pricePeriod}
            placeholder={words.wholePrice}
            options={periods.map((value) => ({ value, label: words.pricePeriodLabels[value] }))}
            value={draft.price_period}
            onValueChange={(value) => change({ price_period: knownPeriod(value) ?? '' })}
          />
        )}
        <PlaceField
          listingEditor={listingEditor}
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
          hint={hints.email}
          value={draft.contact_email}
          onValueChange={(email) => change({ contact_email: email })}
        />
        <TextField
          {...field('contact_phone')}
          label={words.contactPhone}
          type="tel"
          autoComplete="tel"
          requirement="optional"
          hint={words.phoneHint}
          value={draft.contact_phone}
          onValueChange={(phone) =>
            // Clearing the number also clears the choice to show it.
            change({ contact_phone: phone, ...(isBlank(phone) && { show_phone: false }) })
          }
        />
        <Checkbox
          {...field('show_phone')}
          label={words.showPhone}
          disabled={isBlank(draft.contact_phone)}
          checked={draft.show_phone}
          onCheckedChange={(isShown) => change({ show_phone: isShown })}
        />
        <PhotosField listingEditor={listingEditor} />
        <RulesNote />
        {submitError !== null && (
          <Alert tone="critical" live="polite">
            {submitError}
          </Alert>
        )}
      </Stack>
      <Inline gap={3} className={styles.foot} data-sticky={mode === 'edit' || undefined}>
        <SendButton listingEditor={listingEditor} />
        <Button size="lg" variant="quiet" tone="neutral" onClick={onCancel}>
          {texts.common.cancel}
        </Button>
      </Inline>
    </form>
  );
}
