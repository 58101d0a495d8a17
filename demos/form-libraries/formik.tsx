import { useEffect, useRef, useState } from 'react';
import { useFormik } from 'formik';
import { FormikSelect } from './FormikSelect';
import { colours, NOTHING, sizes } from './order';
import '../skin/select.css';
import './form.css';

export default function FormikDemo() {
  const [sent, setSent] = useState('nothing yet');
  const element = useRef<HTMLFormElement>(null);
  const form = useFormik({
    initialValues: NOTHING,
    validate: ({ size, colour }) => ({
      ...(size === null && { size: 'Choose a size' }),
      ...(colour === null && { colour: 'Choose a colour' }),
    }),
    onSubmit: (order) => setSent(JSON.stringify(order)),
  });

  // Formik leaves the focus where it is.
  useEffect(() => {
    if (form.isSubmitting) return;
    element.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [form.isSubmitting]);

  return (
    <form
      ref={element}
      className="order-form"
      onSubmit={form.handleSubmit}
      onReset={form.handleReset}
    >
      <div className="demo-field">
        <FormikSelect
          form={form}
          name="size"
          id="formik-size"
          label="Size (required)"
          options={sizes}
        />
      </div>
      <div className="demo-field">
        <FormikSelect
          form={form}
          name="colour"
          id="formik-colour"
          label="Colour (required)"
          options={colours}
        />
      </div>
      <div className="demo-row">
        <button type="submit" className="demo-button">
          Send
        </button>
        <button type="reset" className="demo-button">
          Reset
        </button>
      </div>
      <p className="demo-note">
        Sent: <output>{sent}</output>
      </p>
    </form>
  );
}
