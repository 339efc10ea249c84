import { Geometry, Mesh, Shader, UniformGroup } from 'pixi.js';
import { rgb } from '../theme/colour.ts';
import { backgroundFragment, backgroundVertex } from './backgroundShaders.ts';
import type { Theme } from '../theme/index.ts';

/** A soft light from the middle of the screen, behind everything. */
export class Background {
  readonly mesh: Mesh<Geometry, Shader>;
  private readonly uniforms = new UniformGroup({
    uInner: { value: new Float32Array(3), type: 'vec3<f32>' },
    uOuter: { value: new Float32Array(3), type: 'vec3<f32>' },
  });

  constructor(theme: Theme) {
    const geometry = new Geometry({
      attributes: { aPoint: new Float32Array([-1, -1, 3, -1, -1, 3]) },
      indexBuffer: new Uint32Array([0, 1, 2]),
    });
    const shader = Shader.from({
      gl: { vertex: backgroundVertex, fragment: backgroundFragment },
      resources: { look: this.uniforms },
    });
    this.mesh = new Mesh({ geometry, shader });
    this.setTheme(theme);
  }

  setTheme({ background }: Theme): void {
    this.uniforms.uniforms.uInner.set(rgb(background.inner));
    this.uniforms.uniforms.uOuter.set(rgb(background.outer));
  }

  destroy(): void {
    this.mesh.geometry.destroy(true);
    this.mesh.shader?.destroy();
    this.mesh.destroy();
  }
}
