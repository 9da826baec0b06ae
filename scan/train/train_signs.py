"""Trains what reads the signs of a 16×16, on what the net of train.py makes of them, and writes its weights as bytes.

    python train_signs.py --cells FOLDER --net ../src/weights.bin --dense 48 --out ../src/signs.bin

The convolutions are the net's and stay as they are; two dense layers are new. FOLDER holds what `make-cells.sh` makes of
16×16: N.crops with 28 × 28 bytes a cell, and N.labels with the places of the signs in generate.py's SIGNS.
"""

import argparse
import struct
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn.functional import cross_entropy, one_hot

from generate import SIGNS
from train import changed, load, packed_layer

BATCH = 256
CHANGES = 4


def convolutions(file):
    """The net's convolutions, as weights.bin has them."""
    data = Path(file).read_bytes()
    channels, place = struct.unpack("<4H", data[:8])[:3], 8
    layers, inputs = [], 1
    for outputs in channels:
        scale = np.frombuffer(data, "<f4", outputs, place)
        bias = np.frombuffer(data, "<f4", outputs, place + 4 * outputs)
        place += 8 * outputs
        weights = np.frombuffer(data, "i1", 9 * inputs * outputs, place).reshape(3, 3, inputs, outputs) * scale
        place += 9 * inputs * outputs
        layer = nn.Conv2d(inputs, outputs, 3, padding=1)
        layer.weight.data = torch.from_numpy(weights.transpose(3, 2, 0, 1).astype(np.float32).copy())
        layer.bias.data = torch.from_numpy(bias.copy())
        layers += [layer, nn.ReLU(), nn.MaxPool2d(2)]
        inputs = outputs
    return nn.Sequential(*layers, nn.Flatten()).requires_grad_(False).eval(), channels


def features(below, crops, generator=None):
    """What the convolutions make of crops, a little changed if there is a generator."""
    parts = []
    with torch.no_grad():
        for start in range(0, len(crops), BATCH):
            part = crops[start : start + BATCH]
            parts.append(below(changed(part, generator) if generator else part.float().unsqueeze(1) / 255).half())
    return torch.cat(parts)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cells", required=True)
    parser.add_argument("--net", required=True)
    parser.add_argument("--dense", type=int, default=64)
    parser.add_argument("--epochs", type=float, default=30)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", required=True)
    arguments = parser.parse_args()
    torch.manual_seed(9)
    torch.set_num_threads(arguments.threads)
    generator = torch.Generator().manual_seed(9)
    below, channels = convolutions(arguments.net)
    crops, labels = load(arguments.cells)
    kept = len(crops) // 40 // 256 * 256  # the last fortieth is never trained on
    held, held_labels = features(below, crops[-kept:]).float(), labels[-kept:]
    # Each crop in four changes, so that the convolutions are asked but once.
    seen = torch.cat([features(below, crops[:-kept], generator) for _ in range(CHANGES)])
    labels = labels[:-kept].repeat(CHANGES)
    layers = nn.Sequential(
        nn.Dropout(0.1), nn.Linear(channels[2] * 9, arguments.dense), nn.ReLU(), nn.Linear(arguments.dense, len(SIGNS))
    )
    steps = int(len(crops) * arguments.epochs / BATCH)
    optimizer = torch.optim.AdamW(layers.parameters(), weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps, pct_start=0.15)
    started, order, place, total = time.time(), torch.randperm(len(seen), generator=generator), 0, 0.0
    for step in range(1, steps + 1):
        if place + BATCH > len(order):
            order, place = torch.randperm(len(seen), generator=generator), 0
        chosen = order[place : place + BATCH]
        place += BATCH
        target = one_hot(labels[chosen].long(), len(SIGNS)).float() * 0.98 + 0.02 / len(SIGNS)
        loss = cross_entropy(layers(seen[chosen].float()), target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        total += loss.item()
        if step % 2000 == 0 or step == steps:
            layers.eval()
            right = (layers(held).argmax(1) == held_labels).float().mean().item()
            layers.train()
            print(f"{step}/{steps}  loss {total / 2000:.4f}  right {right:.4%}  {time.time() - started:.0f} s", flush=True)
            total = 0.0
    first, last = layers[1], layers[3]
    data = struct.pack("<H", arguments.dense)
    data += packed_layer(first.weight.detach().numpy(), first.bias.detach().numpy(), channels[2])
    data += packed_layer(last.weight.detach().numpy(), last.bias.detach().numpy())
    Path(arguments.out).write_bytes(data)
    print(f"{len(crops) - kept} cells trained on, {kept} held back: {len(data)} bytes")


if __name__ == "__main__":
    main()
