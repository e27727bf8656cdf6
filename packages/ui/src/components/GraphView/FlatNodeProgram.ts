import { NodeCircleProgram, NodeProgram, type ProgramInfo } from 'sigma/rendering';
import type { NodeDisplayData, RenderParams } from 'sigma/types';
import { floatColor } from 'sigma/utils';

const circle = NodeCircleProgram.prototype;

/** The triangle around a dot, by the angles of its corners. */
const corners = [NodeCircleProgram.ANGLE_1, NodeCircleProgram.ANGLE_2, NodeCircleProgram.ANGLE_3];

/**
 * Dots as sigma's own program draws them, but without instances: where the processor draws WebGL, each instance costs as much as a drawing of its own.
 * So each corner carries all.
 */
export class FlatNodeProgram extends NodeProgram {
  getDefinition() {
    const { VERTICES, VERTEX_SHADER_SOURCE, FRAGMENT_SHADER_SOURCE, METHOD, UNIFORMS, ...own } = circle.getDefinition();
    const ATTRIBUTES = [...own.ATTRIBUTES, ...own.CONSTANT_ATTRIBUTES];
    return { VERTICES, VERTEX_SHADER_SOURCE, FRAGMENT_SHADER_SOURCE, METHOD, UNIFORMS, ATTRIBUTES };
  }

  processVisibleItem(index: number, start: number, { x, y, size, color }: NodeDisplayData): void {
    const shared = [x, y, size, floatColor(color), index];
    for (const [at, angle] of corners.entries())
      this.array.set([...shared, angle], start + at * this.ATTRIBUTES_ITEMS_COUNT);
  }

  setUniforms(params: RenderParams, program: ProgramInfo): void {
    circle.setUniforms(params, program);
  }
}
