import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { CheckField } from '../../shared/ui/fields/check-field.tsx';
import { Combobox } from '../../shared/ui/fields/combobox.tsx';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Fields, Row } from '../../shared/ui/layout/layout.tsx';
import { PhoneField } from '../../shared/ui/fields/phone-field.tsx';
import { Pick, RadioPick } from '../../shared/ui/fields/radio-pick.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { Stepper } from '../../shared/ui/fields/stepper.tsx';
import { TextArea, TextField } from '../../shared/ui/fields/text-field.tsx';
import { Upload } from '../../shared/ui/fields/upload.tsx';
import { Group } from './group.tsx';
import { samples } from './samples.ts';

const { buttons, fields, choices, regions, groups } = samples;
const options = regions.map((label) => ({ value: label, label }));

export const Controls = (): ReactNode => (
  <>
    <Group title={groups.buttons}>
      <Row>
        <Button size="xl">{buttons.main}</Button>
        <Button>{buttons.buy}</Button>
        <Button kind="line">{buttons.edit}</Button>
        <Button kind="quiet">{buttons.cancel}</Button>
        <Button kind="danger">{buttons.remove}</Button>
        <Button disabled>{buttons.pay}</Button>
        <Button isBusy>{buttons.saving}</Button>
        <Button kind="line" size="sm">
          {buttons.small}
        </Button>
        <Button kind="danger" size="sm">
          {buttons.small}
        </Button>
        <Button kind="line" isIcon aria-label={buttons.cancel}>
          <Icon name="close" />
        </Button>
        <ButtonLink to="/calendar" kind="line">
          {buttons.link}
        </ButtonLink>
      </Row>
      <Button isWide>{buttons.wide}</Button>
    </Group>
    <FieldSamples />
    <ChoiceSamples />
  </>
);

const FieldSamples = () => {
  const [region, setRegion] = useState<string | null>(null);
  const [file, setFile] = useState<string | null>(null);
  return (
    <Group title={groups.fields}>
      <Fields>
        <TextField label={fields.name} defaultValue={fields.nameValue} />
        <TextField label={fields.second} isOptional hint={fields.secondHint} />
        <DateField label={fields.birth} defaultValue="31.02.1990" error={fields.birthError} />
        <DateField label={fields.birth} />
        <SelectField label={fields.region} placeholder={fields.regionEmpty} options={options} defaultValue="" />
        <Combobox label={fields.region} options={options} value={region} onChange={setRegion} />
        <PhoneField label={fields.phone} />
        <PhoneField defaultValue="+375 (29" error={fields.phoneError} />
        <TextField label={fields.readOnly} defaultValue={fields.nameValue} readOnly />
        <TextArea label={fields.about} isFull />
        <Upload
          label={fields.file}
          accept="image/png"
          fileName={file}
          progress={null}
          onChoose={(chosen) => setFile(chosen.name)}
          onRemove={() => setFile(null)}
        />
        <Upload
          label={fields.document}
          accept="image/png"
          fileName="license-2027.pdf"
          progress={0.64}
          onChoose={() => undefined}
          onRemove={() => undefined}
          onCancel={() => undefined}
        />
        <Upload
          label={fields.document}
          accept="image/png"
          fileName="license-2027.pdf"
          progress={null}
          onChoose={() => undefined}
          onRemove={() => undefined}
        />
      </Fields>
    </Group>
  );
};

const ChoiceSamples = () => {
  const [count, setCount] = useState(1);
  return (
    <Group title={groups.choices}>
      <Row gap={24}>
        <CheckField defaultChecked>{choices.agree}</CheckField>
        <CheckField error={choices.agreeError}>{choices.agree}</CheckField>
      </Row>
      <RadioPick
        label={choices.gender}
        defaultValue="male"
        options={[
          { value: 'male', label: choices.male },
          { value: 'female', label: choices.female },
        ]}
      />
      <Pick
        label={choices.size}
        defaultValue="M"
        options={['XS', 'S', 'M', 'L', 'XL'].map((size) => ({ value: size, label: size, isDisabled: size === 'XS' }))}
      />
      <Row>
        <Stepper
          label={choices.count}
          value={count}
          canLess={count > 1}
          canMore
          onLess={() => setCount(count - 1)}
          onMore={() => setCount(count + 1)}
        />
        <Stepper
          label={choices.count}
          value={10}
          step={10}
          canLess={false}
          canMore
          onLess={() => undefined}
          onMore={() => undefined}
        />
      </Row>
    </Group>
  );
};
