import type { Ref } from 'react';
import { useId } from 'react-aria';
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import type { Behavior } from '../../behavior';
import { useStrings } from '../../locale';
import { useSlotted } from '../../slots';
import { sliderStrings } from '../../strings/generated/slider';
import { FieldLabel, type FieldTexts } from '../Field';
import * as field from '../Field/Field.css';
import * as styles from './Slider.css';
import { SliderContext } from './SliderContext';
import { type SliderMark, SliderMarks } from './SliderMarks';

export interface SliderProps<Value extends number | number[]>
  extends Behavior<AriaSliderProps<Value>, 'orientation' | 'formatOptions'>,
    Pick<FieldTexts, 'label' | 'isLabelHidden' | 'description'> {
  /** One number for one thumb, `[from, to]` for two. Uncontrolled if omitted. */
  value?: Value;
  /** Number format in the user's locale: `{ style: 'percent' }`. */
  format?: Intl.NumberFormatOptions;
  /** Values marked below the track. Add a label if the number is not enough. */
  marks?: readonly SliderMark[];
  /** Name in the form; two thumbs submit two values. */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Sets a number or range approximately. For exact values use `NumberField`, or both. */
export function Slider<Value extends number | number[]>(ownProps: SliderProps<Value>) {
  const props = useSlotted(ownProps, SliderContext);
  const { label, isLabelHidden, description, marks, name, format, ...rest } = props;
  const words = useStrings(sliderStrings);
  const helpId = useId();
  const { minValue = 0, maxValue = 100, isDisabled } = rest;
  // With equal ends there are no positions to move to.
  const isStuck = maxValue <= minValue;
  return (
    <AriaSlider
      {...rest}
      formatOptions={format}
      maxValue={isStuck ? minValue + 1 : maxValue}
      isDisabled={isDisabled || isStuck}
      aria-describedby={description ? helpId : undefined}
      className={field.root}
    >
      <div className={styles.head}>
        <span className={styles.words}>
          <FieldLabel label={label} isLabelHidden={isLabelHidden} />
        </span>
        <SliderOutput className={styles.output}>
          {({ state }) => {
            const [from = '', to] = state.values.map((_, index) => state.getThumbValueLabel(index));
            return to === undefined ? from : words.range({ from, to });
          }}
        </SliderOutput>
      </div>
      <div className={styles.area}>
        <SliderTrack className={styles.track}>
          {({ state }) => {
            const isSpan = state.values.length > 1;
            const names = isSpan ? [words.least, words.most] : [undefined];
            return (
              <>
                <SliderFill className={styles.filled({ from: isSpan ? 'thumb' : 'end' })} />
                {names.map((thumb, index) => (
                  <SliderThumb
                    key={thumb ?? 'only'}
                    index={index}
                    name={name}
                    aria-label={thumb}
                    className={styles.thumb}
                  >
                    <span className={styles.knob} />
                  </SliderThumb>
                ))}
              </>
            );
          }}
        </SliderTrack>
        {marks && <SliderMarks marks={marks} format={format} />}
      </div>
      {description && (
        <span id={helpId} className={field.description}>
          {description}
        </span>
      )}
    </AriaSlider>
  );
}
